import type { NewCartItem } from '@lunette/cart/contract';
import { draftOf, type PowerDraft } from '@lunette/prescription';
import { useEffect } from 'react';
import { useGetOrderQuery } from '../../../api/order.ts';

/** Lenses and power of the goods that are exchanged. */
export type KnownLenses = Pick<NewCartItem, 'powerType' | 'packageId' | 'coatingIds'> & {
  draft?: PowerDraft;
};

/** The exchanged item, and the callback that gets its lenses. */
export interface ExchangeLensesProps {
  orderId: string;
  itemId: string;
  onKnown: (lenses: KnownLenses) => void;
}

/** Loads lenses and power of the exchanged goods as initial values of a product page; renders nothing. */
export function ExchangeLenses({ orderId, itemId, onKnown }: ExchangeLensesProps) {
  const { data } = useGetOrderQuery({ params: { orderId } });
  const item = data?.orders[0]?.items.find(({ id }) => id === itemId);
  useEffect(() => {
    if (!item) return;
    const { powerType, package: lens, options, prescription } = item;
    onKnown({
      ...(powerType && { powerType }),
      ...(lens && { packageId: lens.id }),
      coatingIds: options.filter(({ type }) => type === 'coating').map(({ oid }) => oid),
      ...(prescription && { draft: draftOf(prescription) }),
    });
  }, [item, onKnown]);
  return null;
}
