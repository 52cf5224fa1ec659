import { Price } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';
import { PayButton } from '../../PayButton.tsx';

/** Places the order and shows the amount to pay at the door. */
export function CashAction({ due, busy, begin }: MethodProps) {
  const t = useText();
  return (
    <PayButton loading={busy} onClick={begin}>
      {t.rich('checkout.place-order', { total: <Price amount={due} /> })}
    </PayButton>
  );
}
