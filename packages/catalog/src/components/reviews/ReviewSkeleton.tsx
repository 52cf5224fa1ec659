import { Skeleton } from '@lunette/ui-kit';

/** The skeleton of three reviews. */
export function ReviewSkeleton() {
  return (
    <div className="grid gap-6 tablet:grid-cols-3 tablet:gap-10" aria-hidden="true">
      {[1, 2, 3].map((review) => (
        <div key={review} className="grid content-start gap-3 border-t border-line pt-5">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
          <Skeleton className="h-4 w-2/5" />
        </div>
      ))}
    </div>
  );
}
