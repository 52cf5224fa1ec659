import { reasonOf } from '@lunette/api-client';
import { Button, Message } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useGetSavedQuery } from '../../api/saved.ts';
import { useBagText } from '../../bagText.ts';
import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { SavedLine } from './SavedLine.tsx';

/** Props of `SavedGoods`. */
export interface SavedGoodsProps {
  /** Renders the button that moves a saved item to the wishlist; `onMoved` removes it here. */
  renderWishlist?: ((line: CartLine, onMoved: () => void) => ReactNode) | undefined;
}

/** The list of saved items under the bag. */
export function SavedGoods({ renderWishlist }: SavedGoodsProps) {
  const t = useText();
  const bagText = useBagText();
  const { data: saved, error, isFetching, refetch } = useGetSavedQuery();
  if (!saved && error)
    return (
      <Message tone="bad" className="mt-8">
        <p>{bagText('cart.saved-error', { reason: reasonOf(error, t('cart.offline')) })}</p>
        <Button kind="second" size="s" className="mt-3" loading={isFetching} onClick={() => void refetch()}>
          {bagText('cart.saved-retry')}
        </Button>
      </Message>
    );
  if (!saved) return null;
  return (
    <section aria-labelledby="saved-title" className="mt-12 desk:w-[calc((100%-4rem)*7.6/12)]">
      <h2 id="saved-title" className="display text-28">
        {bagText('cart.saved')}
      </h2>
      <p className="mt-1 text-14 text-ink-soft">
        {bagText('cart.saved-note', { count: saved.items.length })}
      </p>
      <ul className="mt-4 border-t border-line">
        {saved.items.map((line) => (
          <SavedLine key={line.id} line={line} renderWishlist={renderWishlist} />
        ))}
      </ul>
    </section>
  );
}
