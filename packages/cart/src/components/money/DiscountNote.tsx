import { toMinor } from '@lunette/country-config';
import { LinkText, Num, Price } from '@lunette/ui-kit';
import type { Cart } from '../../contract/index.ts';
import type { SummaryParts } from '../summary/summaryParts.ts';
import { useText } from '../../text.ts';
import { useCartMoney, type MoneyKind } from './useCartMoney.ts';

interface DiscountNoteProps {
  cart: Cart;
  discount: SummaryParts['discounts'][number];
  /** Whether it can be removed here. */
  mayChange: boolean;
}

/** The note under a discount: its reason or source, the money that is left, and a button that removes it. */
export function DiscountNote({ cart, discount: { kind, note }, mayChange }: DiscountNoteProps) {
  const t = useText();
  if (kind === 'first-frame' || kind === 'gold' || kind === 'supply') return note;
  if (kind === 'implicit') return cart.discountDescription;
  const { giftVoucher, storeCredit, currencyCode } = cart;
  const stored = kind === 'credit' ? storeCredit : cart.wallet;
  const price = (value: number) => <Price amount={{ value, currencyCode }} />;
  if (kind === 'offer') return cart.offer?.title;
  const text =
    kind === 'voucher'
      ? giftVoucher && <Num>{giftVoucher.code}</Num>
      : stored &&
        t.rich('cart.sum-used', {
          used: price(stored.used),
          left: price((toMinor(stored.balance) - toMinor(stored.used)) / 100),
        });
  return (
    text && (
      <>
        {text}
        {mayChange && <Remove kind={kind} />}
      </>
    )
  );
}

function Remove({ kind }: { kind: MoneyKind }) {
  const t = useText();
  const { remove } = useCartMoney();
  return (
    <>
      {' · '}
      <LinkText as="button" aria-label={t(`cart.sum-remove-${kind}`)} onClick={() => void remove(kind)}>
        {t('cart.sum-remove')}
      </LinkText>
    </>
  );
}
