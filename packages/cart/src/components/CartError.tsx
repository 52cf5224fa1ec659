import { reasonOf } from '@lunette/api-client';
import { ErrorState } from '@lunette/ui-kit';
import { useText } from '../text.ts';

interface CartErrorProps {
  error: Parameters<typeof reasonOf>[0];
  onRetry: () => void;
  retrying: boolean;
}

/** Shown if the cart could not be loaded: the reason, that nothing is lost, and a button to retry. */
export function CartError({ error, onRetry, retrying }: CartErrorProps) {
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
