import { Skeleton } from '@lunette/ui-kit';
import { LineSkeleton } from '../components/line/LineSkeleton.tsx';
import { SummarySkeleton } from '../components/summary/SummarySkeleton.tsx';
import { useText } from '../text.ts';
import { CartLayout } from './CartLayout.tsx';

/** The skeleton of the cart page, in the size of two lines and a total. */
export function CartPageSkeleton() {
  const t = useText();
  return (
    <CartLayout
      note={<Skeleton className="mt-1 h-5 w-72" />}
      total={<SummarySkeleton label={t('cart.loading')} />}
    >
      <div className="tablet:border-t tablet:border-line">
        <LineSkeleton />
        <LineSkeleton />
      </div>
    </CartLayout>
  );
}
