import { Skeleton } from '@lunette/ui-kit';
import { useText } from '../text.ts';
import { CheckoutLayout } from './CheckoutLayout.tsx';

/** The skeleton of a checkout, in the size of its first step. */
export function CheckoutSkeleton() {
  const t = useText();
  return (
    <CheckoutLayout aside={<Skeleton className="h-14 rounded-control desk:h-[480px]" />}>
      <div role="status" aria-label={t('checkout.loading')} className="grid gap-4 ps-11 tablet:ps-[50px]">
        <Skeleton className="h-8 w-40" />
        <div className="grid gap-4 tablet:grid-cols-2">
          {[1, 2, 3, 4, 5, 6].map((field) => (
            <Skeleton key={field} className="h-[72px] rounded-control" />
          ))}
        </div>
        <Skeleton className="mt-4 h-14 rounded-control" />
      </div>
    </CheckoutLayout>
  );
}
