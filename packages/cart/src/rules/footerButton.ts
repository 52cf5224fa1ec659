import type { Cart, CartLine } from '../contract/index.ts';

interface FooterConfiguration {
  studio_flow?: { enabled: boolean } | undefined;
  cart_popup?: { mainText?: string | undefined; frameOnlyText?: string | undefined } | undefined;
}

/** What the button under a cart says: a fixed label, or `configured` with the shop's own `mainText`. */
export interface FooterButton {
  label: 'proceed-to-checkout' | 'continue-select-store' | 'configured';
  mainText: string | null;
  subText: string | null;
}

/** The button under a cart (CART-08): the studio flow leads to a store; a configured text replaces the plain one. */
export function footerButton(
  cart: Pick<Cart, 'isStudioFlow'> & { items: Pick<CartLine, 'powerType'>[] },
  configuration: FooterConfiguration,
): FooterButton {
  const { mainText, frameOnlyText } = configuration.cart_popup ?? {};
  const frameOnly = cart.items.some(({ powerType }) => powerType === 'frame_only');
  const subText = frameOnly && frameOnlyText ? frameOnlyText : null;
  if (cart.isStudioFlow && configuration.studio_flow?.enabled)
    return { label: 'continue-select-store', mainText: null, subText };
  if (mainText) return { label: 'configured', mainText, subText };
  return { label: 'proceed-to-checkout', mainText: null, subText };
}
