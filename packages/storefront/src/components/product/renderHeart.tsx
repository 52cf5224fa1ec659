import { HeartButton } from '@lunette/catalog';
import type { ProductCard } from '@lunette/catalog/contract';

/** Renders the wishlist button of a product card. */
export const renderHeart = ({ id, model_name: name }: ProductCard) => (
  <HeartButton productId={id} name={name} />
);
