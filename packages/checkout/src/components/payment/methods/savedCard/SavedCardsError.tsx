import { Button, Message } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';

interface SavedCardsErrorProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Shown if the saved cards could not be loaded; the other payment methods can be used. */
export function SavedCardsError({ retrying, onRetry }: SavedCardsErrorProps) {
  const t = useText();
  return (
    <Message tone="warn" className="mb-4">
      <p>{t('checkout.saved-cards-fault')}</p>
      <Button kind="second" size="s" className="mt-3" loading={retrying} onClick={onRetry}>
        {t('checkout.saved-cards-again')}
      </Button>
    </Message>
  );
}
