import { Button, createText, Message } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

const useKitText = createText<'ui.try-again'>();

interface WorthErrorProps {
  reason: string;
  onRetry: () => void;
  retrying: boolean;
}

/** Why the refund of the chosen pieces could not be read, with a button that reads it again. */
export function WorthError({ reason, onRetry, retrying }: WorthErrorProps) {
  const t = useText();
  const kitText = useKitText();
  return (
    <Message tone="bad">
      <p>{t('orders.cancel-worth-error', { reason })}</p>
      <Button kind="second" size="s" className="mt-3" loading={retrying} onClick={onRetry}>
        {kitText('ui.try-again')}
      </Button>
    </Message>
  );
}
