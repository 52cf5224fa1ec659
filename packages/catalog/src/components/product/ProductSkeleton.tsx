import { Skeleton } from '@lunette/ui-kit';
import { useProductText } from '../../productText.ts';

/** The skeleton of a product page, in its final size. */
export function ProductSkeleton() {
  const t = useProductText();
  return (
    <div className="wrap pb-16" role="status" aria-label={t('product.loading')}>
      <div className="hidden min-h-[52px] items-center tablet:flex">
        <Skeleton className="h-4 w-56" />
      </div>
      <div className="grid gap-5 min-[60rem]:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] min-[60rem]:gap-8 desk:gap-12">
        <div className="grid gap-4 max-tablet:-mx-gutter tablet:grid-cols-2">
          <Skeleton className="aspect-square tablet:col-span-2 tablet:aspect-[4/3] tablet:rounded-control" />
          <Skeleton className="hidden aspect-[4/3] rounded-control tablet:block" />
          <Skeleton className="hidden aspect-[4/3] rounded-control tablet:block" />
        </div>
        <div className="grid content-start gap-4">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="h-12 w-48" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-8 w-56" />
          <span className="flex gap-2.5 py-4">
            {[1, 2, 3, 4].map((colour) => (
              <Skeleton key={colour} className="size-11 rounded-pill" />
            ))}
          </span>
          <Skeleton className="h-48 w-full rounded-control" />
          <Skeleton className="h-14 w-full rounded-control" />
        </div>
      </div>
    </div>
  );
}
