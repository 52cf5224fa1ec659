import { screen } from '@lunette/app-server/page';
import { AddToCartButton } from '@lunette/cart';
import { prefetchProduct, ProductScreen } from '@lunette/catalog';
import type { Route } from './+types/product';

const load = screen([], async ({ store, params }) => {
  const product = await prefetchProduct(store, params.id ?? '');
  return { id: product.id };
});
export const loader = load;
export const clientLoader = load;

export default function Product({ loaderData: { id } }: Route.ComponentProps) {
  return (
    <main>
      <ProductScreen
        productId={id}
        renderBuy={(choice, label, added) => <AddToCartButton item={choice} label={label} onAdded={added} />}
      />
    </main>
  );
}
