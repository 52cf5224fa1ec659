import { CardSkeleton, GoodsGrid, Skeleton } from '@lunette/ui-kit';

/** The number of placeholder cards until the page size is known. */
const CARDS = 15;

/** The skeleton of a listing, in its final size. */
export function ListingSkeleton() {
  return (
    <>
      <div className="hidden h-[52px] items-center tablet:flex">
        <Skeleton className="h-4 w-40" />
      </div>
      <div className="pt-[18px] pb-3 tablet:pt-1 tablet:pb-6">
        <Skeleton className="h-[34px] w-56 desk:h-[50px]" />
        <Skeleton className="mt-3 h-5 w-4/5 max-w-[34rem]" />
      </div>
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
