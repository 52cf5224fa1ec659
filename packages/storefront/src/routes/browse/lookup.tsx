import { ListingScreen } from '@lunette/catalog';
import { lazy, Suspense } from 'react';
import { useLoaderData, type MetaFunction } from 'react-router';
import { useDifference } from '../../components/exchange/useDifference.tsx';
import { renderHeart } from '../../components/product/renderHeart.tsx';
import { goodsHandle, loadGoods, loadProduct } from './goodsLoader.ts';

export const loader = loadGoods;
export const clientLoader = loadGoods;
export const handle = goodsHandle;

export const meta: MetaFunction<typeof loadGoods> = ({ loaderData }) => loaderData?.head ?? [];

const Product = lazy(loadProduct);

/** A listing or a product, as the routing lookup has decided (ROUTE-02). */
export default function Lookup() {
  const { section, id } = useLoaderData<typeof loadGoods>();
  const difference = useDifference();
  if (section === 'category')
    return <ListingScreen key={id} categoryId={id} heart={renderHeart} difference={difference} />;
  return (
    <Suspense>
      <Product id={id} />
    </Suspense>
  );
}
