import { AddToCartButton } from '@lunette/cart';
import { HeartButton, ProductScreen } from '@lunette/catalog';
import { lazyPart, Skeleton } from '@lunette/ui-kit';

const StockWatch = lazyPart(async () => (await import('./StockWatch.tsx')).StockWatch, {
  Waiting: () => <Skeleton className="h-44 w-full" />,
});
const TryOn = lazyPart(async () => (await import('./ProductTryOn.tsx')).ProductTryOn, {
  Waiting: () => <Skeleton className="aspect-[5/4] w-full" />,
});
const WriteReview = lazyPart(async () => (await import('./WriteReview.tsx')).WriteReview, {
  Waiting: () => <Skeleton className="h-64 w-full" />,
});

/** A product's page, bought with the bag's own button. */
export default function Product({ id }: { id: string }) {
  return (
    <ProductScreen
      productId={id}
      tryOn={TryOn}
      writeReview={WriteReview}
      tellWhenBack={StockWatch}
      heart={({ id: productId, modelName }) => <HeartButton productId={productId} name={modelName} />}
      renderBuy={(choice, label, added) => <AddToCartButton item={choice} label={label} onAdded={added} />}
    />
  );
}
