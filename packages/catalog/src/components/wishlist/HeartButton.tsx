import { IconButton } from '@lunette/ui-kit';
import { Heart } from 'lucide-react';
import { useText } from '../../text.ts';
import { useWishlistToggle } from './useWishlistToggle.ts';

/** Props of `HeartButton`. */
export interface HeartButtonProps {
  productId: string;
  /** The name of the goods, for screen readers. */
  name: string;
}

/**
 * The heart button of a product: it shows whether the product is in the wishlist, and a click adds or removes it (WISH-01).
 * The page must render a `WishlistLoader`.
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
