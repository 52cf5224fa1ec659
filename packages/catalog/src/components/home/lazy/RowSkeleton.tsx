import { CardSkeleton, GoodsGrid, Skeleton } from '@lunette/ui-kit';

/** A row of goods under its title, while it is loading. */
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
