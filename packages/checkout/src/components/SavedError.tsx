import { Button, Message } from '@lunette/ui-kit';
import { useText } from '../text.ts';

interface SavedErrorProps {
  /** What could not be loaded, and what can be done without it. */
  text: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Shown if what the account has saved could not be loaded: the step can be completed without it. */
export function SavedError({ text, query: { isFetching, refetch } }: SavedErrorProps) {
  const t = useText();
  return (
    <Message tone="warn" className="mb-4">
      <p>{text}</p>
      <Button kind="second" size="s" className="mt-3" loading={isFetching} onClick={() => void refetch()}>
        {t('checkout.load-again')}
      </Button>
    </Message>
  );
}
