import { Message, Price } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';
import { PayButton } from '../../PayButton.tsx';

/** Pays with the chosen card. While the bank asks for a code, the button is in the provider's frame. */
export function SavedCardAction({ due, card, frame, busy, begin }: MethodProps) {
  const t = useText();
  if (frame.challenged)
    return (
      <Message tone="accent" className="mt-4">
        {t('checkout.bank-asks')}
      </Message>
    );
  return (
    <PayButton loading={busy || (card !== null && frame.state === 'loading')} onClick={begin}>
      {t.rich('checkout.pay', { total: <Price amount={due} /> })}
    </PayButton>
  );
}
