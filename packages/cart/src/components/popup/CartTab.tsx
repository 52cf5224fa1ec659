import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { BottomBarItem } from '@lunette/ui-kit';
import { ShoppingBag } from 'lucide-react';
import { cartPopupOpened, selectCartPopup } from '../../slice.ts';
import { useText } from '../../text.ts';
import { useCartCount } from './useCartCount.ts';

/** Props of `CartTab`. */
export interface CartTabProps {
  /** The label under the icon. */
  label: string;
}

/** The bag in a phone's bottom bar, with the number of pieces; it opens the popup. */
export function CartTab({ label }: CartTabProps) {
  const t = useText();
  const dispatch = useAppDispatch();
  const count = useCartCount();
  const { showCartPopup } = useAppSelector(selectCartPopup);
  return (
    <BottomBarItem
      as="button"
      type="button"
      aria-haspopup="dialog"
      aria-expanded={showCartPopup}
      aria-label={t('cart.bag-button', { count })}
      icon={<ShoppingBag />}
      label={label}
      count={count}
      onClick={() => dispatch(cartPopupOpened())}
    />
  );
}
