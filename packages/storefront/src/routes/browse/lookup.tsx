import { ListingScreen } from '@lunette/catalog';
import { lazy, Suspense } from 'react';
import { useLoaderData, type MetaFunction } from 'react-router';
import { renderHeart } from '../../components/product/renderHeart.tsx';
import { goodsHandle, loadGoods, loadProduct } from './goodsLoader.ts';

export const loader = loadGoods;
export const clientLoader = loadGoods;
export const handle = goodsHandle;

export const meta: MetaFunction<typeof loadGoods> = ({ loaderData }) => loaderData?.head ?? [];

const Product = lazy(loadProduct);

export default function Lookup() {
  const { section, id } = useLoaderData<typeof loadGoods>();
  if (section === 'category') return <ListingScreen key={id} categoryId={id} heart={renderHeart} />;
  return (
    <Suspense>
      <Product id={id} />
    </Suspense>
  );
}
