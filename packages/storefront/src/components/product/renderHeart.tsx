import { HeartButton } from '@lunette/catalog';
import type { ProductCard } from '@lunette/catalog/contract';

/** The heart over the picture of goods in a list. */
export const renderHeart = ({ id, model_name: name }: ProductCard) => (
  <HeartButton productId={id} name={name} />
);
