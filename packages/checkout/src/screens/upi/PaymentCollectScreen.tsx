import { lazyPart } from '@lunette/ui-kit';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import type { UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { useText } from '../../text.ts';

const PaymentCollect = lazyPart(async () => (await import('./PaymentCollect.tsx')).PaymentCollect, {
  Waiting: CheckoutSkeleton,
});

/** The page of a UPI request, or of a link that opens the app, until it is approved, declined or expired. */
export function PaymentCollectScreen(props: UpiScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.upi-collect-title')} · Lunette`}</title>
      <PaymentCollect {...props} />
    </>
  );
}
