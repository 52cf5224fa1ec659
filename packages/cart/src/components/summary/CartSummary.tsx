import { lazyPart } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { SummarySkeleton } from './SummarySkeleton.tsx';

const OrderSummary = lazyPart(async () => (await import('./OrderSummary.tsx')).OrderSummary, {
  Waiting: SummaryWaiting,
});

/** Props of `CartSummary`. */
export interface CartSummaryProps {
  /** Whether the cart can still be changed here: vouchers, credit, and a link to the bag. */
  allowCartModification?: boolean;
  /** Whether goods that have sold out are marked. */
  showOOS?: boolean;
}

/** The lines in short and the explained total, for the column beside a checkout. */
export function CartSummary(props: CartSummaryProps) {
  return <OrderSummary {...props} />;
}

function SummaryWaiting() {
  const t = useText();
  return <SummarySkeleton label={t('cart.loading')} />;
}
