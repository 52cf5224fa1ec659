import { Message, Price } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';
import { PayButton } from '../../PayButton.tsx';

/**
 * The button that opens the provider's fields and then submits the card. While the bank asks for a code, the button is in
 * the frame.
 */
export function CardAction({ due, card, frame, busy, begin }: MethodProps) {
  const t = useText();
  if (frame.challenged)
    return (
      <Message tone="accent" className="mt-4">
        {t('checkout.bank-asks')}
      </Message>
    );
  return (
    <PayButton
      total={card ? undefined : due}
      loading={busy || frame.sending || (card !== null && frame.state === 'loading')}
      off={frame.state === 'unavailable' ? t('checkout.card-unavailable') : undefined}
      onClick={card ? frame.submit : begin}
    >
      {card ? t.rich('checkout.pay', { total: <Price amount={due} /> }) : t('checkout.to-card')}
    </PayButton>
  );
}
