import { useLoaderData, type MetaFunction } from 'react-router';
import Product from '../../components/product/Product.tsx';
import { goodsHandle, loadGoods } from './goodsLoader.ts';

export const loader = loadGoods;
export const clientLoader = loadGoods;
export const handle = goodsHandle;

export const meta: MetaFunction<typeof loadGoods> = ({ loaderData }) => loaderData?.head ?? [];

/** A product under its own address. This route loads the code of the product page, which listings do not need. */
export default function ProductRoute() {
  const { id } = useLoaderData<typeof loadGoods>();
  return <Product id={id} />;
}
