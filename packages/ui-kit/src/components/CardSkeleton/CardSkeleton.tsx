import { useText } from '../../text.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';

/** Props of `CardSkeleton`. */
export interface CardSkeletonProps {
  /** The number of blank cards; six by default. */
  count?: number;
}

/** Blank goods cards of the final size, as children of a goods grid. */
export function CardSkeleton({ count = 6 }: CardSkeletonProps) {
  const t = useText();
  return Array.from({ length: count }, (_, at) => (
    <div key={at} className="goods-card" {...(at === 0 && { role: 'status', 'aria-label': t('ui.loading') })}>
      <Skeleton className="shot" />
      <div className="grid gap-[3px] pt-3">
        <Skeleton className="h-[22px] w-2/5" />
        <Skeleton className="h-9 w-4/5 tablet:h-5" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-0.5 h-5 w-1/4" />
        <Skeleton className="mt-2 h-3.5 w-1/3" />
        <Skeleton className="mt-2 hidden h-6 w-3/5 tablet:block" />
      </div>
    </div>
  ));
}
