import { Skeleton } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The skeleton of an order. */
export function OrderSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('orders.loading')} className="grid gap-5">
      <Skeleton className="h-25 w-full max-w-text" />
      <Skeleton className="h-[560px] w-full tablet:h-100" />
      <div className="grid gap-5 tablet:grid-cols-2">
        <Skeleton className="h-60" />
        <Skeleton className="h-60" />
        <Skeleton className="h-50" />
      </div>
    </div>
  );
}
