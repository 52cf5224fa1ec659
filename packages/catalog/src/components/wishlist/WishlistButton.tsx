import { IconButton } from '@lunette/ui-kit';
import { Heart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../text.ts';
import { useWishCount } from './useWish.ts';

const WishlistPanel = lazy(async () => ({ default: (await import('./WishlistPanel.tsx')).WishlistPanel }));

/** The shortlist toggle of a header (SHELL-09): how much is put aside, and the panel that shows it. */
export function WishlistButton() {
  const t = useText();
  const count = useWishCount();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const show = () => {
    setAsked(true);
    setOpen(true);
  };
  return (
    <>
      <IconButton
        label={t('catalog.wishlist-button', { count })}
        count={count}
        aria-haspopup="dialog"
        onClick={show}
      >
        <Heart aria-hidden />
      </IconButton>
      {asked && (
        <Suspense>
          <WishlistPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
