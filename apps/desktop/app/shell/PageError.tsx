import { Button, ErrorState, Wrap } from '@lunette/ui-kit';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';
import { useText } from '../text.ts';

/** What a page shows in place of itself: nothing is here, the shop cannot be reached, or we broke. */
export function PageError() {
  const error = useRouteError();
  const t = useText();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const kind = status === 404 ? 'not-found' : status === 503 ? 'offline' : 'error';
  return (
    <main id="content" tabIndex={-1}>
      <title>{`${t(`shell.${kind}-title`)} · Lunette`}</title>
      <Wrap className="py-16">
        <ErrorState
          title={t(`shell.${kind}-title`)}
          text={t(`shell.${kind}-text`)}
          action={
            kind === 'not-found' ? (
              <Button as={Link} to="/eyeglasses">
                {t('shell.not-found-action')}
              </Button>
            ) : (
              <Button onClick={() => location.reload()}>{t('shell.error-action')}</Button>
            )
          }
        />
      </Wrap>
    </main>
  );
}
