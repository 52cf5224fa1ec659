import { paths, useAppDispatch } from '@lunette/api-client';
import { IconButton } from '@lunette/ui-kit';
import { ShoppingBag } from 'lucide-react';
import { Link } from 'react-router';
import { cartPopupOpened } from '../../slice.ts';
import { useText } from '../../text.ts';
import { useCartCount } from './useCartCount.ts';

/** Props of `CartButton`. */
export interface CartButtonProps {
  /** What a click opens; the cart page if the configuration says so. */
  opens?: 'popup' | 'page';
}

/** The bag in the header, with the number of pieces on its corner when there are any. */
export function CartButton({ opens = 'popup' }: CartButtonProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useCartCount();
  const label = t('cart.bag-button', { count });
  if (opens === 'page')
    return (
      <IconButton as={Link} to={paths.cart()} label={label} count={count}>
        <ShoppingBag />
      </IconButton>
    );
  return (
    <IconButton
      label={label}
      count={count}
      aria-haspopup="dialog"
      onClick={() => dispatch(cartPopupOpened())}
    >
      <ShoppingBag />
    </IconButton>
  );
}
