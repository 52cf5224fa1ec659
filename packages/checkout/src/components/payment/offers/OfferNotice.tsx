import type { Money } from '@lunette/country-config';
import { Button, Message, Price } from '@lunette/ui-kit';
import type { OrderPayment } from '../../../contract/index.ts';
import { useText } from '../../../text.ts';

interface OfferNoticeProps {
  offer: NonNullable<OrderPayment['offer']>;
  busy: boolean;
  onWithout: (total: Money) => void;
}

/** Names the bank whose cards can pay an order with a card offer; a button removes the offer to pay with any card. */
export function OfferNotice({ offer: { title, without }, busy, onWithout }: OfferNoticeProps) {
  const t = useText();
  return (
    <Message tone="accent" className="mb-4">
      <p>{t('checkout.offer-in-total', { title })}</p>
      <Button kind="second" size="s" className="mt-3" loading={busy} onClick={() => onWithout(without)}>
        <span>{t.rich('checkout.offer-without', { total: <Price amount={without} /> })}</span>
      </Button>
    </Message>
  );
}
