import { useAppSelector } from '@lunette/api-client';
import { selectSignIn } from '@lunette/session';
import { useGetSavedCardsQuery } from '../../../../api/savedCard.ts';
import type { SavedCard } from '../../../../contract/index.ts';

/** The saved cards that can pay an order, or the cart; none for a guest. */
export function useSavedCards(orderId: string | undefined) {
  const { isLogined } = useAppSelector(selectSignIn);
  const { data, error, isLoading, isFetching, refetch } = useGetSavedCardsQuery(
    { query: { orderId, filterByOffer: 'true' } },
    { skip: !isLogined, refetchOnMountOrArgChange: true },
  );
  const cards: readonly SavedCard[] = (isLogined && data?.savedCards) || [];
  return { cards, isLoading, failed: !data && error !== undefined, isFetching, refetch };
}
