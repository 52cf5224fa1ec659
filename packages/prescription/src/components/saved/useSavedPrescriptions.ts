import { useGetSavedPrescriptionsQuery } from '../../api/prescription.ts';
import { powerSection } from '../../rules/power/powerSection.ts';

/** A customer's saved prescriptions and the state of their call. */
export type SavedPrescriptionList = ReturnType<typeof useSavedPrescriptions>;

/**
 * The saved prescriptions with values or a picture from the orders, the cart and the account of a customer. Pass `skip` for a
 * guest, who has none.
 */
export function useSavedPrescriptions({ skip }: { skip: boolean }) {
  const { currentData, error, isFetching, refetch } = useGetSavedPrescriptionsQuery({ query: {} }, { skip });
  const prescriptions =
    currentData?.prescriptions.filter((saved) => powerSection(saved) !== 'CONTACT_FOR_POWER') ?? [];
  return {
    prescriptions,
    failed: !skip && error !== undefined && !currentData,
    // The first request only: while a failed one is repeated, its button shows that.
    isLoading: isFetching && !currentData && error === undefined,
    isFetching,
    retry: () => void refetch(),
  };
}
