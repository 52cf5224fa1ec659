import { Skeleton } from '@lunette/ui-kit';
import { HeadSkeleton } from '../browse/HeadSkeleton.tsx';
import { RowSkeleton } from '../home/lazy/RowSkeleton.tsx';

/** The skeleton of a collection in its final size: head, picture and a row of goods. */
export function CollectionSkeleton() {
  return (
    <>
      <HeadSkeleton className="pb-8" />
      <Skeleton className="h-[236px] tablet:h-[340px]" />
      <div className="pt-16 tablet:pt-24">
        <RowSkeleton />
      </div>
    </>
  );
}
