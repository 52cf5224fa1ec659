import { AddToCartButton } from '@lunette/cart';
import { HeartButton, ProductScreen } from '@lunette/catalog';
import { lazy } from 'react';

const TellWhenBack = lazy(async () => ({ default: (await import('./TellWhenBack.tsx')).TellWhenBack }));
const TryOn = lazy(async () => ({ default: (await import('./TryOnPlace.tsx')).TryOnPlace }));
const WriteReview = lazy(async () => ({ default: (await import('./WriteReview.tsx')).WriteReview }));

/** A product's page, bought with the bag's own button. */
export default function Product({ id }: { id: string }) {
  return (
    <ProductScreen
      productId={id}
      tryOn={TryOn}
      writeReview={WriteReview}
      tellWhenBack={TellWhenBack}
      heart={({ id: productId, modelName }) => <HeartButton productId={productId} name={modelName} />}
      renderBuy={(choice, label, added) => <AddToCartButton item={choice} label={label} onAdded={added} />}
    />
  );
}
