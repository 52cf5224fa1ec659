import { paths } from '@lunette/api-client';
import { Button, EmptyState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';

/** Shown for an order that this session may not see, whether it exists or not. */
export function UnknownOrder() {
  const t = useText();
  return (
    <>
      <h1 className="sr-only">{t('checkout.title')}</h1>
      <EmptyState
        className="mx-auto max-w-text"
        title={t('checkout.confirm-unknown')}
        text={t('checkout.confirm-unknown-text')}
        action={
          <Button as={Link} to={paths.cart()}>
            {t('checkout.to-bag')}
          </Button>
        }
      />
    </>
  );
}
