import { reasonOf } from '@lunette/api-client';
import { ErrorState } from '@lunette/ui-kit';
import { useText } from '../text.ts';

interface CheckoutFaultProps {
  error: Parameters<typeof reasonOf>[0];
  onRetry: () => void;
  retrying: boolean;
}

/** The checkout could not be read: why, what is safe, and another try. */
export function CheckoutFault({ error, onRetry, retrying }: CheckoutFaultProps) {
  const t = useText();
  const reason = reasonOf(error, t('checkout.offline'));
  return (
    <ErrorState
      title={t('checkout.error')}
      text={t('checkout.error-text', { reason })}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
