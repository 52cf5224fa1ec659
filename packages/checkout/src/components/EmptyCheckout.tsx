import { paths } from '@lunette/api-client';
import { Button, EmptyState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';

/** A checkout without goods: the bag is empty, or the session has ended meanwhile. */
export function EmptyCheckout({ ended }: { ended: boolean }) {
  const t = useText();
  return (
    <EmptyState
      className="mx-auto max-w-text"
      title={t(ended ? 'checkout.ended' : 'checkout.empty')}
      text={t(ended ? 'checkout.ended-text' : 'checkout.empty-text')}
      action={
        <Button as={Link} to={paths.home()}>
          {t('checkout.to-shop')}
        </Button>
      }
    />
  );
}
