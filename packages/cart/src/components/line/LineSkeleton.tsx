import { Skeleton } from '@lunette/ui-kit';
import { LINE_GRID } from './lineGrid.ts';

/** The skeleton of a line of the cart page or of the saved items. */
export function LineSkeleton() {
  return (
    <div className={LINE_GRID}>
      <Skeleton className="aspect-square rounded-control tablet:aspect-4/3" />
      <div className="grid content-start gap-2.5">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-3 h-10 w-28 rounded-control" />
      </div>
    </div>
  );
}
