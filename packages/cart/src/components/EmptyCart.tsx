import { paths } from '@lunette/api-client';
import { Button, Chip, DimensionLine, EmptyState } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';
import type { CartConfiguration } from './summary/CheckoutLink.tsx';

interface EmptyCartProps {
  configuration: CartConfiguration;
  /** Whether adding an item has just failed. */
  failed?: boolean;
  /** Whether an order that waits to be paid is shown above. */
  besideWaiting?: boolean;
  onVisit?: () => void;
}

/** An empty cart, or one that stayed empty because adding failed (CART-06), with links to the shop. */
export function EmptyCart({ configuration, failed = false, besideWaiting = false, onVisit }: EmptyCartProps) {
  const t = useText();
  const links = configuration.cart_popup?.searchFor ?? [];
  return (
    <EmptyState
      picture={
        besideWaiting ? undefined : (
          <DimensionLine className="w-full max-w-60">{t('cart.count', { count: 0 })}</DimensionLine>
        )
      }
      title={t(failed ? 'cart.problem-adding' : besideWaiting ? 'cart.empty-beside' : 'cart.empty')}
      text={besideWaiting ? undefined : t('cart.empty-prompt')}
      action={
        <Button as={Link} to={paths.home()} kind={besideWaiting ? 'second' : undefined} onClick={onVisit}>
          {t('cart.continue-shopping')}
        </Button>
      }
    >
      {links.length > 0 && (
        <nav aria-label={t('cart.search-for')} className="grid gap-2">
          <p className="text-14 font-medium">{t('cart.search-for')}</p>
          <ul className="flex flex-wrap gap-2">
            {links.map(({ name, url }) => (
              <li key={url}>
                <Chip as={Link} to={url} onClick={onVisit}>
                  {name}
                </Chip>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </EmptyState>
  );
}
