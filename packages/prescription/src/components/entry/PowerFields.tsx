import { reasonOf } from '@lunette/api-client';
import { ErrorState, Skeleton } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { PowerRange, PowerType } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import { useSavedPrescriptions, type SavedPrescriptionList } from '../saved/useSavedPrescriptions.ts';
import { usePowerRange } from './usePowerRange.ts';

interface PowerFieldsProps {
  productId: string;
  powerType: PowerType;
  /** Whether a signed-in customer's saved prescriptions are loaded too. */
  withSaved?: boolean;
  /** Renders the form once the possible powers and the saved ones are loaded, so that nothing moves when they arrive. */
  children: (range: PowerRange, saved: SavedPrescriptionList) => ReactNode;
}

/** Loads the powers in which a product is made and renders its children with them; shows loading and error states. */
export function PowerFields({ productId, powerType, withSaved = false, children }: PowerFieldsProps) {
  const t = useEntryText();
  const { range, error, isFetching, retry } = usePowerRange({ productId, powerType });
  const saved = useSavedPrescriptions({ skip: !withSaved });
  if (range && !saved.isLoading) return children(range, saved);
  if (!range && error)
    return (
      <ErrorState
        className="mt-8"
        text={reasonOf(error, t('power.unreachable'))}
        onRetry={retry}
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
