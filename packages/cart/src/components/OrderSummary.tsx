import { useGetCartQuery } from '../api.ts';
import { useText } from '../text.ts';
import { CartFault } from './CartFault.tsx';
import { OrderLines } from './OrderLines.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { TotalRows } from './TotalRows.tsx';

/** What CartSummary shows once its chunk is there. */
export function OrderSummary() {
  const t = useText();
  const { data: cart, error, isFetching, refetch } = useGetCartQuery();
  if (!cart && error) return <CartFault error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!cart) return <SummarySkeleton label={t('cart.loading')} />;
  return (
    <div className="grid gap-5" aria-busy={isFetching || undefined}>
      <OrderLines lines={cart.items} />
      <div className="border-t border-line" />
      <TotalRows cart={cart} />
    </div>
  );
}
