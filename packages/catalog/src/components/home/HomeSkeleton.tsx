import { Skeleton, Wrap } from '@lunette/ui-kit';
import { RowSkeleton } from './lazy/RowSkeleton.tsx';

/** The skeleton of a home page: statement, kinds and a row of goods in their final size. */
export function HomeSkeleton() {
  return (
    <>
      <div className="tablet:wrap tablet:pt-6">
        <Skeleton className="h-[600px] rounded-none! tablet:h-[560px] tablet:rounded-sheet! desk:h-[612px]" />
      </div>
      <Wrap className="grid grid-cols-2 gap-3 pt-16 tablet:gap-6 tablet:pt-24">
        <Skeleton className="col-span-2 h-[236px] tablet:col-span-1 tablet:h-[340px]" />
        <Skeleton className="col-span-2 h-[236px] tablet:col-span-1 tablet:h-[340px]" />
      </Wrap>
      <Wrap className="pt-16 tablet:pt-24">
        <RowSkeleton />
      </Wrap>
    </>
  );
}
