import Product from '../shell/Product.tsx';
import type { Route } from './+types/product';

export { clientLoader, handle, loader, meta } from './lookup.tsx';

/** A product under its own address: the page brings the product's code along, which listings do without. */
export default function ProductRoute({ loaderData: { id } }: Route.ComponentProps) {
  return <Product id={id} />;
}
