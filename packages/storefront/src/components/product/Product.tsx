import { useOpenExchange } from '@lunette/api-client';
import { AddToCartButton } from '@lunette/cart';
import { HeartButton, ProductScreen } from '@lunette/catalog';
import type { KnownLenses } from '@lunette/orders-returns';
import { lazyPart, Skeleton } from '@lunette/ui-kit';
import { useState } from 'react';

const StoreBackInStockForm = lazyPart(
  async () => (await import('./StoreBackInStockForm.tsx')).StoreBackInStockForm,
  {
    Waiting: () => <Skeleton className="h-44 w-full" />,
  },
);
const TryOn = lazyPart(async () => (await import('./ProductTryOn.tsx')).ProductTryOn, {
  Waiting: () => <Skeleton className="aspect-[5/4] w-full" />,
});
const WriteReview = lazyPart(async () => (await import('./WriteReview.tsx')).WriteReview, {
  Waiting: () => <Skeleton className="h-64 w-full" />,
});

const ExchangeBuy = lazyPart(async () => (await import('../exchange/Buy.tsx')).Buy, {
  Waiting: () => <Skeleton className="h-14 w-full" />,
});
const ExchangeLenses = lazyPart(async () => (await import('../exchange/Lenses.tsx')).ExchangeLenses, {
  Failed: () => null,
});

/** The page of a product with the add-to-bag button or, while an exchange is open, the button that chooses it for that. */
export default function Product({ id }: { id: string }) {
  const exchange = useOpenExchange();
  const [lenses, setLenses] = useState<KnownLenses>();
  return (
    <>
      {exchange && <ExchangeLenses {...exchange} onKnown={setLenses} />}
      <ProductScreen
        productId={id}
        exchanged={exchange ? lenses : undefined}
        tryOn={TryOn}
        writeReview={WriteReview}
        backInStockForm={StoreBackInStockForm}
        heart={({ id: productId, modelName }) => <HeartButton productId={productId} name={modelName} />}
        renderBuy={(choice, label, added, off) =>
          exchange && !off ? (
            <ExchangeBuy item={choice} />
          ) : (
            <AddToCartButton item={choice} label={label} onAdded={added} off={off} />
          )
        }
      />
    </>
  );
}
