import { Skeleton } from '@lunette/ui-kit';
import { RowSkeleton } from '../home/lazy/RowSkeleton.tsx';

/** The skeleton of a collection in its final size: head, picture and a row of goods. */
export function CollectionSkeleton() {
  return (
    <>
      <div className="hidden h-[52px] items-center tablet:flex">
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="pt-[18px] pb-8 tablet:pt-1">
        <Skeleton className="h-[34px] w-56 desk:h-[50px]" />
        <Skeleton className="mt-3 h-5 w-4/5 max-w-[34rem]" />
      </div>
      <Skeleton className="h-[236px] tablet:h-[340px]" />
      <div className="pt-16 tablet:pt-24">
        <RowSkeleton />
      </div>
    </>
  );
}
