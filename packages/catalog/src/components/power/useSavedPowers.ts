import { useAppSelector } from '@lunette/api-client';
import { powerSection } from '@lunette/prescription/rules';
import { selectSignIn } from '@lunette/session';
import { useGetSavedPrescriptionsQuery } from '@lunette/prescription';

/** The powers with values that the customer ordered or chose with; a guest has none, and nothing is asked for them. */
export function useSavedPowers() {
  const { isLogined } = useAppSelector(selectSignIn);
  const { currentData, error, isFetching, refetch } = useGetSavedPrescriptionsQuery(
    { query: {} },
    { skip: !isLogined },
  );
  const prescriptions = currentData?.prescriptions.filter((one) => powerSection(one) === 'POWER_GRID') ?? [];
  return {
    prescriptions,
    failed: isLogined && error !== undefined && !currentData,
    isFetching,
    retry: () => void refetch(),
  };
}
