import { paths, reasonOf } from '@lunette/api-client';
import { Button, EmptyState, ErrorState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';

interface OrderFaultProps {
  error: Parameters<typeof reasonOf>[0];
  onRetry: () => void;
  retrying: boolean;
}

/** An order that is not here for this visitor, or could not be fetched: why, what is safe, what to do. */
export function OrderFault({ error, onRetry, retrying }: OrderFaultProps) {
  const t = useText();
  if (error && 'status' in error && (error.status === 404 || error.status === 422))
    return (
      <EmptyState
        title={t('orders.missing')}
        text={t('orders.missing-text')}
        action={
          <Button as={Link} to={paths.home()}>
            {t('orders.shop')}
          </Button>
        }
      />
    );
  const reason = reasonOf(error, t('orders.offline'));
  return (
    <ErrorState
      title={t('orders.error')}
      text={t('orders.error-text', { reason })}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
