import { useGetSavedPrescriptionsQuery } from '../../api/prescription.ts';
import { powerSection } from '../../rules/power/powerSection.ts';

/** The saved powers with values from the customer's orders and cart. Pass `skip` for a guest, who has none. */
export function useSavedPowers({ skip }: { skip: boolean }) {
  const { currentData, error, isFetching, refetch } = useGetSavedPrescriptionsQuery({ query: {} }, { skip });
  const prescriptions =
    currentData?.prescriptions.filter((prescription) => powerSection(prescription) === 'POWER_GRID') ?? [];
  return {
    prescriptions,
    failed: !skip && error !== undefined && !currentData,
    isFetching,
    retry: () => void refetch(),
  };
}
