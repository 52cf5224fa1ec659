import { Button, ErrorState, Wrap } from '@lunette/ui-kit';
import { Link, useLocation } from 'react-router';
import { useText } from '../../text.ts';

/** Shown for a page beyond the last one of a listing: the gateway's message, and a link to the first page. */
export function BeyondLastPage({ detail }: { detail: string }) {
  const t = useText();
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  params.delete('page');
  const filters = params.toString().replaceAll('%2C', ',');
  return (
    <main id="content" tabIndex={-1}>
      <title>{`${t('storefront.beyond-last-title')} · Lunette`}</title>
      <Wrap className="py-16">
        <ErrorState
          level={1}
          title={t('storefront.beyond-last-title')}
          text={detail}
          action={
            <Button as={Link} to={{ pathname, search: filters }}>
              {t('storefront.beyond-last-action')}
            </Button>
          }
        />
      </Wrap>
    </main>
  );
}
