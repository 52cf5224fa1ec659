import { paths } from '@lunette/api-client';
import { useUnpaidOrder } from '@lunette/session';
import { Button, Chip, DimensionLine, EmptyState, Num } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useText } from '../text.ts';
import type { CartConfiguration } from './CheckoutLink.tsx';

interface EmptyCartProps {
  configuration: CartConfiguration;
  /** Putting something in has just failed. */
  failed?: boolean;
  onVisit?: () => void;
}

/**
 * An empty cart, or one that stayed empty because adding failed (CART-06), with ways to something to put in; and to the
 * order that its goods became, while that is still to be paid.
 */
export function EmptyCart({ configuration, failed = false, onVisit }: EmptyCartProps) {
  const t = useText();
  const kept = useUnpaidOrder();
  const unpaidOrder = failed ? null : kept;
  const links = configuration.cart_popup?.searchFor ?? [];
  return (
    <EmptyState
      picture={<DimensionLine className="w-full max-w-60">{t('cart.count', { count: 0 })}</DimensionLine>}
      title={t(failed ? 'cart.problem-adding' : 'cart.empty')}
      text={
        unpaidOrder
          ? t.rich('cart.became-order', { order: <Num key="order">{unpaidOrder}</Num> })
          : t('cart.empty-prompt')
      }
      action={
        <>
          {unpaidOrder && (
            <Button as={Link} to={paths.retryPayment(unpaidOrder)} onClick={onVisit}>
              {t('cart.pay-order')}
            </Button>
          )}
          <Button as={Link} to={paths.home()} kind={unpaidOrder ? 'second' : undefined} onClick={onVisit}>
            {t('cart.continue-shopping')}
          </Button>
        </>
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
