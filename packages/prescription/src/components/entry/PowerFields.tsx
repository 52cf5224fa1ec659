import { reasonOf } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useGetPowersQuery } from '../../api/prescription.ts';
import type { PowerRange, PowerType } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';

interface PowerFieldsProps {
  productId: string;
  powerType: PowerType;
  /** Renders the form once the possible powers are loaded. */
  children: (range: PowerRange) => ReactNode;
}

/** Loads the powers in which a product is made and renders its children with them; shows loading and error states. */
export function PowerFields({ productId, powerType, children }: PowerFieldsProps) {
  const t = useEntryText();
  // Contact lenses have one power type, which the call leaves out (RX-07).
  const query = powerType === 'contact_lens' ? {} : { power_type: powerType };
  const {
    currentData: range,
    error,
    isFetching,
    refetch,
  } = useGetPowersQuery({ params: { id: productId }, query });
  if (range) return children(range);
  if (error)
    return (
      <ErrorState
        className="mt-8"
        text={reasonOf(error, t('power.unreachable'))}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return <PowerFieldsSkeleton />;
}

/** The skeleton of the fields. */
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
