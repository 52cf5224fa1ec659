import { IconButton, lazyDialog } from '@lunette/ui-kit';
import { Heart } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import type { RenderBuy } from '../buy/purchaseChoice.ts';
import { useWishlistCount } from './useWishlistToggle.ts';

const WishlistPanel = lazyDialog(async () => (await import('./WishlistPanel.tsx')).WishlistPanel);

/**
 * The wishlist button of a header (SHELL-09): the number of its products, and the panel that shows them. `renderBuy`
 * renders the button that adds a product of the panel to the bag.
 */
export function WishlistButton({ renderBuy }: { renderBuy: RenderBuy }) {
  const t = useText();
  const count = useWishlistCount();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t('catalog.wishlist-button', { count })}
        count={count}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Heart aria-hidden />
      </IconButton>
      <WishlistPanel open={open} renderBuy={renderBuy} onClose={() => setOpen(false)} />
    </>
  );
}
