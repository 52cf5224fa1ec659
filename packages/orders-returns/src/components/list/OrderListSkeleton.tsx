import { Skeleton } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The skeleton of the order list. */
export function OrderListSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('orders.list-loading')} className="grid gap-4">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-48 w-full tablet:h-37" />
      ))}
    </div>
  );
}
