import { eyesOf, type PowerDraft } from '@lunette/prescription';
import { useGetSubscriptionsQuery } from '../../api/catalog.ts';
import type { LensSupply } from '../../contract/index.ts';

/** The supplies in which contact lenses are offered for the eyes that get lenses. */
export interface LensSupplies {
  offered: readonly LensSupply[];
  isBothEye: boolean;
  isLoading: boolean;
  isFetching: boolean;
  failed: boolean;
  retry: () => void;
}

/** Loads the supplies of contact lenses: for both eyes, unless one of them has 0 boxes. */
export function useLensSupplies(productId: string, draft: PowerDraft): LensSupplies {
  const { right, left } = eyesOf(draft);
  const isBothEye = (right.boxes === '0') === (left.boxes === '0');
  const { data, currentData, isFetching, isError, refetch } = useGetSubscriptionsQuery({
    params: { id: productId },
    query: { isBothEye: String(isBothEye) },
  });
  return {
    offered: (currentData ?? data)?.subscriptions ?? [],
    isBothEye,
    isLoading: !data && isFetching,
    isFetching,
    failed: isError,
    retry: () => void refetch(),
  };
}
