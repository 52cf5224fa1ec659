import { CardSkeleton, GoodsGrid, Skeleton } from '@lunette/ui-kit';

/** The skeleton of a row of goods with its title. */
export function RowSkeleton() {
  return (
    <>
      <Skeleton className="mb-8 h-9 w-64 max-w-full" />
      <GoodsGrid columns={4}>
        <CardSkeleton count={4} />
      </GoodsGrid>
    </>
  );
}
