import { Price } from '@lunette/ui-kit';
import { useText } from '../../../../text.ts';
import type { MethodProps } from '../../methodView.ts';
import { PayButton } from '../../PayButton.tsx';

/** Sends the request, or opens the code or the app. An address is checked first. */
export function UpiAction({ due, busy, upi, beginUpi }: MethodProps) {
  const t = useText();
  return (
    <PayButton loading={busy || upi.sending} onClick={() => void upi.submit(beginUpi)}>
      {t.rich('checkout.pay', { total: <Price amount={due} /> })}
    </PayButton>
  );
}
