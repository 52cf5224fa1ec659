import { CardSkeleton, GoodsGrid, Skeleton } from '@lunette/ui-kit';
import { HeadSkeleton } from './HeadSkeleton.tsx';

/** The number of placeholder cards until the page size is known. */
const CARDS = 15;

/** The skeleton of a listing, in its final size. */
export function ListingSkeleton() {
  return (
    <>
      <HeadSkeleton className="pb-3 tablet:pb-6" />
      <div className="-mx-gutter mb-4 h-[58px] border-y border-line desk:hidden" />
      <div className="grid-cols-[256px_minmax(0,1fr)] gap-10 border-line desk:grid desk:border-t desk:pt-5">
        <div className="hidden gap-4 desk:grid desk:content-start">
          {Array.from({ length: 12 }, (_, row) => (
            <Skeleton key={row} className={row % 6 === 0 ? 'mt-4 h-4 w-20' : 'h-5 w-full'} />
          ))}
        </div>
        <GoodsGrid columns={3}>
          <CardSkeleton count={CARDS} />
        </GoodsGrid>
      </div>
    </>
  );
}
