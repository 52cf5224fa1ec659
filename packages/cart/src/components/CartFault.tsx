import { reasonOf } from '@lunette/api-client';
import { ErrorState } from '@lunette/ui-kit';
import { useText } from '../text.ts';

interface CartFaultProps {
  error: Parameters<typeof reasonOf>[0];
  onRetry: () => void;
  retrying: boolean;
}

/** The cart could not be read: why, that nothing is lost, and another try. */
export function CartFault({ error, onRetry, retrying }: CartFaultProps) {
  const t = useText();
  const reason = reasonOf(error, t('cart.offline'));
  return (
    <ErrorState
      title={t('cart.error')}
      text={t('cart.error-text', { reason })}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
