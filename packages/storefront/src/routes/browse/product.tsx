import { useLoaderData } from 'react-router';
import Product from '../../components/product/Product.tsx';
import type { loader as load } from './lookup.tsx';

export { clientLoader, handle, loader, meta } from './lookup.tsx';

/** A product under its own address: the page brings the product's code along, which listings do without. */
export default function ProductRoute() {
  const { id } = useLoaderData<typeof load>();
  return <Product id={id} />;
}
