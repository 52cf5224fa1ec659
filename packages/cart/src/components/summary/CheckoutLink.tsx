import { paths } from '@lunette/api-client';
import type { Configuration } from '@lunette/session/contract';
import { Button } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { z } from 'zod';
import type { Cart } from '../../contract/index.ts';
import { footerButton } from '../../rules/index.ts';
import { useText } from '../../text.ts';

/** The parts of the configuration that the cart uses. */
export type CartConfiguration = Pick<z.infer<typeof Configuration>, 'cart_popup' | 'studio_flow'>;

interface CheckoutLinkProps {
  cart: Cart;
  configuration: CartConfiguration;
  /** Whether an order that waits to be paid is shown too; this button is then the secondary one. */
  besideWaiting?: boolean;
  onVisit?: () => void;
}

/** The link to the checkout (CART-08) with the text of the configuration; disabled while a line cannot be bought. */
export function CheckoutLink({ cart, configuration, besideWaiting = false, onVisit }: CheckoutLinkProps) {
  const t = useText();
  const { label, mainText, subText } = footerButton(cart, configuration);
  const words =
    label === 'configured'
      ? mainText
      : t(label === 'proceed-to-checkout' ? 'cart.proceed' : 'cart.continue-select-store');
  const isBlocked = cart.items.some(({ inStock }) => !inStock);
  return (
    <div className="grid flex-1 gap-1.5 text-center">
      <Button
        as={Link}
        to={paths.checkout()}
        kind={besideWaiting ? 'second' : 'primary'}
        size="l"
        full
        off={isBlocked ? t('cart.blocked-first') : undefined}
        onClick={onVisit}
        className={label === 'configured' ? 'rounded-pill' : undefined}
      >
        {words}
      </Button>
      {subText && <p className="text-14 text-ink-soft">{subText}</p>}
      {besideWaiting && <p className="text-14 text-ink-soft">{t('cart.beside-waiting')}</p>}
    </div>
  );
}
