import { AddToCartButton } from '@lunette/cart';
import { ProductScreen } from '@lunette/catalog';

/** A product's page, bought with the bag's own button. */
export default function Product({ id }: { id: string }) {
  return (
    <ProductScreen
      productId={id}
      renderBuy={(choice, label, added) => <AddToCartButton item={choice} label={label} onAdded={added} />}
    />
  );
}
