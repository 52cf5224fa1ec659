import { paths, reasonOf } from '@lunette/api-client';
import { Button, EmptyState, ErrorState, Panel, Skeleton } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../../text.ts';
import {
  useClearWishlistMutation,
  useDeleteFromWishlistMutation,
  useGetWishlistQuery,
  WISHLIST_GOODS,
} from '../../api/wishlist.ts';
import type { RenderBuy } from '../buy/purchaseChoice.ts';
import { WishlistRow } from './WishlistRow.tsx';

/** Props of `WishlistPanel`. */
export interface WishlistPanelProps {
  open: boolean;
  /** Renders the button that adds goods to the bag. */
  renderBuy: RenderBuy;
  onClose: () => void;
}

const ONE_ENTRY = (
  <li className="grid grid-cols-[96px_1fr] gap-4 py-4">
    <Skeleton className="h-24" />
    <Skeleton className="h-16" />
  </li>
);

/** The wishlist in a panel at the side; the page below it does not change (WISH-04). */
export function WishlistPanel({ open, renderBuy, onClose }: WishlistPanelProps) {
  const t = useText();
  const { data, error, isFetching, refetch } = useGetWishlistQuery(WISHLIST_GOODS, { skip: !open });
  const [remove, removing] = useDeleteFromWishlistMutation();
  const [clear, clearing] = useClearWishlistMutation();
  const isLoading = isFetching || removing.isLoading || clearing.isLoading;
  const goods = data?.productList ?? [];
  return (
    <Panel
      open={open}
      onClose={onClose}
      title={data ? t('catalog.wishlist-title', { count: goods.length }) : t('catalog.wishlist')}
      footer={
        goods.length > 0 && (
          <div className="grid gap-2.5">
            {goods.filter(({ frameWidth }) => frameWidth !== null).length > 1 && (
              <Button as={Link} to="/compare-looks" full onClick={onClose}>
                {t('catalog.wishlist-compare')}
              </Button>
            )}
            <Button kind="second" full loading={clearing.isLoading} onClick={() => void clear({})}>
              {t('catalog.wishlist-clear')}
            </Button>
          </div>
        )
      }
    >
      {!data && error && (
        <ErrorState
          text={reasonOf(error, t('catalog.wishlist-unreachable'))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <ul aria-busy="true">{ONE_ENTRY}</ul>}
      {data && goods.length === 0 && (
        <EmptyState
          title={t('catalog.wishlist-empty')}
          text={t('catalog.wishlist-empty-text')}
          action={
            <Button as={Link} to={paths.home()} onClick={onClose}>
              {t('catalog.wishlist-shop')}
            </Button>
          }
        />
      )}
      {goods.length > 0 && (
        <ul aria-busy={isLoading} className="divide-y divide-line">
          {goods.map((item) => (
            <WishlistRow
              key={item.id}
              item={item}
              renderBuy={renderBuy}
              onVisit={onClose}
              onRemove={() => void remove({ params: { productId: item.id } })}
            />
          ))}
        </ul>
      )}
    </Panel>
  );
}
