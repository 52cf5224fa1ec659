import { Skeleton } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

/** The skeleton of the popup. */
export function PopupSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('cart.loading')}>
      {[1, 2].map((line) => (
        <div key={line} className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-b border-line py-4">
          <Skeleton className="aspect-square rounded-control" />
          <div className="grid content-start gap-2.5">
            <Skeleton className="h-5 w-3/4" />
            <Skeleton className="h-4 w-1/2" />
            <Skeleton className="h-10 w-28 rounded-control" />
          </div>
        </div>
      ))}
    </div>
  );
}
