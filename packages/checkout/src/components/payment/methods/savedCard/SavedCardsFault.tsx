import { Button, Message } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';

interface SavedCardsFaultProps {
  retrying: boolean;
  onRetry: () => void;
}

/** Says that the saved cards are missing among the ways to pay; the others can be used. */
export function SavedCardsFault({ retrying, onRetry }: SavedCardsFaultProps) {
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
