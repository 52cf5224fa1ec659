import { Skeleton } from '@lunette/ui-kit';
import { SummarySkeleton } from '../components/summary/SummarySkeleton.tsx';
import { useText } from '../text.ts';
import { CartLayout } from './CartLayout.tsx';

/** The page of the cart before it is known, in the size of two lines and a total. */
export function CartPageSkeleton() {
  const t = useText();
  return (
    <CartLayout
      note={<Skeleton className="mt-1 h-5 w-72" />}
      total={<SummarySkeleton label={t('cart.loading')} />}
    >
      <div className="tablet:border-t tablet:border-line">
        {[1, 2].map((line) => (
          <div
            key={line}
            className="grid grid-cols-[108px_minmax(0,1fr)] gap-4 border-b border-line py-5 tablet:grid-cols-[176px_minmax(0,1fr)]"
          >
            <Skeleton className="aspect-square rounded-control tablet:aspect-4/3" />
            <div className="grid content-start gap-2.5">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="mt-3 h-10 w-28 rounded-control" />
            </div>
          </div>
        ))}
      </div>
    </CartLayout>
  );
}
