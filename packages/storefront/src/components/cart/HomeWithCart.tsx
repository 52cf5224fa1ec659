import { useAppDispatch } from '@lunette/api-client';
import { cartPopupOpened } from '@lunette/cart';
import { HomeScreen } from '@lunette/catalog';
import { useEffect } from 'react';
import { renderHeart } from '../product/renderHeart.tsx';

/** The home page with the bag open at its side: what `/cart` shows where the bag has no page (ROUTE-07). */
export function HomeWithCart() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(cartPopupOpened());
  }, [dispatch]);
  return <HomeScreen pageKey="home" heart={renderHeart} />;
}
