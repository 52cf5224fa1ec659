import { lazyPart } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { SummarySkeleton } from './SummarySkeleton.tsx';

const OrderSummary = lazyPart(async () => (await import('./OrderSummary.tsx')).OrderSummary, {
  Waiting: SummaryWaiting,
});

export interface CartSummaryProps {
  /** Whether the cart may still be changed from here: vouchers and credit, and a way back to the bag. */
  allowCartModification?: boolean;
  /** Whether goods that have sold out meanwhile are shown as such. */
  showOOS?: boolean;
}

/** The order at a glance and its explained total, to stand beside a checkout. */
export function CartSummary(props: CartSummaryProps) {
  return <OrderSummary {...props} />;
}

function SummaryWaiting() {
  const t = useText();
  return <SummarySkeleton label={t('cart.loading')} />;
}
