import { reasonOf } from '@lunette/api-client';
import { ErrorState } from '@lunette/ui-kit';
import { useText } from '../text.ts';

interface CheckoutErrorProps {
  error: Parameters<typeof reasonOf>[0];
  onRetry: () => void;
  retrying: boolean;
}

/** Shown if the checkout could not be loaded: the reason, that the bag and the entries are kept, and a button to retry. */
export function CheckoutError({ error, onRetry, retrying }: CheckoutErrorProps) {
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
