import { useAppDispatch, useAppSelector } from '@lunette/api-client';
import { lazyPart, Panel } from '@lunette/ui-kit';
import { useEffect } from 'react';
import { cartPopupClosed, selectCartPopup } from '../../slice.ts';
import { useText } from '../../text.ts';
import { useLastAdd } from '../add/useAddItem.ts';
import { useCartCount } from './useCartCount.ts';
import { useFreshCart } from './useFreshCart.ts';
import { MergeToastLoader } from '../merge/MergeToastLoader.tsx';
import type { CartConfiguration } from '../summary/CheckoutLink.tsx';
import { PopupSkeleton } from './PopupSkeleton.tsx';

// Body and footer are loaded together, because one is not useful without the other.
const load = () => import('./popupParts.ts');
const PopupBody = lazyPart(async () => (await load()).PopupBody, {
  Waiting: PopupSkeleton,
});
const PopupFooter = lazyPart(async () => (await load()).PopupFooter, {
  Failed: () => null,
});

/** Props of `CartPopup`. */
export interface CartPopupProps {
  configuration: CartConfiguration;
  /** Whether there is also a cart page, to which the popup links. */
  hasPage?: boolean;
}

/** The cart popup at the side (CART-05). Render it once in the shell; CartButton and AddToCartButton open it. */
export function CartPopup({ configuration, hasPage = true }: CartPopupProps) {
  const dispatch = useAppDispatch();
  const { showCartPopup } = useAppSelector(selectCartPopup);
  const { forget } = useLastAdd();
  const count = useCartCount();
  const refresh = useFreshCart();
  useEffect(() => {
    if (showCartPopup) refresh();
  }, [showCartPopup, refresh]);
  const close = () => {
    dispatch(cartPopupClosed());
    forget();
  };
  return (
    <>
      <MergeToastLoader />
      <Panel
        open={showCartPopup}
        onClose={close}
        title={<PopupTitle count={count} />}
        footer={count > 0 && <PopupFooter configuration={configuration} hasPage={hasPage} onLeave={close} />}
      >
        <PopupBody configuration={configuration} onLeave={close} />
      </Panel>
    </>
  );
}

function PopupTitle({ count }: { count: number }) {
  const t = useText();
  return (
    <>
      {t('cart.popup-title')}{' '}
      <span className="font-normal text-ink-soft">{t('cart.count-in-brackets', { count })}</span>
    </>
  );
}
