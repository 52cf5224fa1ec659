import { lazyPart } from '@lunette/ui-kit';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import type { UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { useText } from '../../text.ts';

const PaymentQr = lazyPart(async () => (await import('./PaymentQr.tsx')).PaymentQr, {
  Waiting: CheckoutSkeleton,
});

/** The page of a UPI code to scan with any app, until it is paid or expired. */
export function PaymentQrScreen(props: UpiScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.upi-qr-title')} · Lunette`}</title>
      <PaymentQr {...props} />
    </>
  );
}
