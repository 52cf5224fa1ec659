import { useGetSavedPrescriptionsQuery } from '../../api/prescription.ts';
import { powerSection } from '../../rules/power/powerSection.ts';

/** A customer's saved powers and the state of their call. */
export type SavedPowerList = ReturnType<typeof useSavedPowers>;

/** The saved powers with values or a picture from the customer's orders and cart. Pass `skip` for a guest, who has none. */
export function useSavedPowers({ skip }: { skip: boolean }) {
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
