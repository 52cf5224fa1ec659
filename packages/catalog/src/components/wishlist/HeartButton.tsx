import { IconButton } from '@lunette/ui-kit';
import { Heart } from 'lucide-react';
import { useText } from '../../text.ts';
import { useWishlistToggle } from './useWishlistToggle.ts';

export interface HeartButtonProps {
  productId: string;
  /** What the goods are called, for a reader who does not see which heart it is. */
  name: string;
}

/**
 * The heart of goods: set while they are on the wishlist, a press puts them there or takes them off (WISH-01). The
 * page has a `WishlistWatch` around it.
 */
export function HeartButton({ productId, name }: HeartButtonProps) {
  const t = useText();
  const { isInWishlist, toggle } = useWishlistToggle(productId);
  return (
    <IconButton label={t('catalog.wish', { name })} on={isInWishlist} onClick={() => void toggle()}>
      <Heart aria-hidden />
    </IconButton>
  );
}
