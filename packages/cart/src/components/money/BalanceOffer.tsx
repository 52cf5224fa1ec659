import { Button, Message, Price } from '@lunette/ui-kit';
import type { Cart } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useCartMoney } from './useCartMoney.ts';

interface BalanceOfferProps {
  cart: Cart;
  kind: 'credit' | 'wallet';
}

/** Offers to pay with store credit or wallet, and shows whether it was applied. */
export function BalanceOffer({ cart, kind }: BalanceOfferProps) {
  const t = useText();
  const { apply, messageOf, busy } = useCartMoney();
  const { failure, applied } = messageOf(kind);
  const stored = kind === 'credit' ? cart.storeCredit : cart.wallet;
  const price = (value: number) => <Price amount={{ value, currencyCode: cart.currencyCode }} />;
  if (!stored) return failure && <Message tone="bad">{failure}</Message>;
  if (stored.applied)
    return (
      applied && (
        <Message tone="good">{t.rich(`cart.${kind}-applied`, { amount: price(stored.used) })}</Message>
      )
    );
  return (
    <>
      {cart.totals.total > 0 && (
        <div className="flex items-center justify-between gap-3">
          <p className="text-14">{t.rich(`cart.${kind}-have`, { balance: price(stored.balance) })}</p>
          <Button
            kind="second"
            size="s"
            loading={busy}
            aria-label={t(`cart.${kind}-use-label`)}
            onClick={() => void apply({ kind })}
          >
            {t('cart.credit-use')}
          </Button>
        </div>
      )}
      {failure && <Message tone="bad">{failure}</Message>}
    </>
  );
}
