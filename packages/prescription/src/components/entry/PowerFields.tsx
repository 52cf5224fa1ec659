import { reasonOf } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useGetPowersQuery } from '../../api/prescription.ts';
import type { PowerRange, PowerType } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';

interface PowerFieldsProps {
  productId: string;
  powerType: PowerType;
  /** Draws what is done with the fields once it is known which there are. */
  children: (range: PowerRange) => ReactNode;
}

/** Asks which powers a product is made in, and says so while that is not known or cannot be. */
export function PowerFields({ productId, powerType, children }: PowerFieldsProps) {
  const t = useEntryText();
  // Contact lenses have one way of wearing: the call names none (RX-07).
  const query = powerType === 'contact_lens' ? {} : { power_type: powerType };
  const {
    currentData: range,
    error,
    isFetching,
    refetch,
  } = useGetPowersQuery({ params: { id: productId }, query });
  if (range) return children(range);
  if (error && !isFetching)
    return (
      <ErrorState
        className="mt-8"
        text={reasonOf(error, t('power.unreachable'))}
        onRetry={() => void refetch()}
      />
    );
  return <PowerFieldsSkeleton />;
}

/** The room that the fields will take. */
export function PowerFieldsSkeleton() {
  const t = useEntryText();
  return (
    <div className="mt-8 grid gap-4" role="status" aria-label={t('power.loading')}>
      <Skeleton className="h-16 rounded-control" />
      <Skeleton className="h-32 rounded-control" />
      <Skeleton className="h-32 rounded-control" />
    </div>
  );
}
