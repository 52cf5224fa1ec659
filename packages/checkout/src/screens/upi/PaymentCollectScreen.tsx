import { lazyPart } from '@lunette/ui-kit';
import { CheckoutSkeleton } from '../../components/CheckoutSkeleton.tsx';
import type { UpiScreenProps } from '../../components/upi/UpiOrder.tsx';
import { useText } from '../../text.ts';

const PaymentCollect = lazyPart(async () => (await import('./PaymentCollect.tsx')).PaymentCollect, {
  Waiting: CheckoutSkeleton,
});

/** A request that waits in the shopper’s UPI app, or a link that opens it, until it is answered or has run out. */
export function PaymentCollectScreen(props: UpiScreenProps) {
  const t = useText();
  return (
    <>
      <title>{`${t('checkout.upi-collect-title')} · Lunette`}</title>
      <PaymentCollect {...props} />
    </>
  );
}
