import { paths } from '@lunette/api-client';
import { FocusGuard, LinkText } from '@lunette/ui-kit';
import { Link } from 'react-router';
import { useGetCartQuery } from '../../api/cart.ts';
import { useText } from '../../text.ts';
import { CartError } from '../CartError.tsx';
import { CartMoney } from '../money/CartMoney.tsx';
import type { CartSummaryProps } from './CartSummary.tsx';
import { OrderLines } from '../line/OrderLines.tsx';
import { SummarySkeleton } from './SummarySkeleton.tsx';
import { TotalRows } from './TotalRows.tsx';

/** What CartSummary shows once its chunk is loaded. */
export function OrderSummary({ allowCartModification = true, showOOS = false }: CartSummaryProps) {
  const t = useText();
  const { data: cart, error, isFetching, refetch } = useGetCartQuery();
  if (!cart && error) return <CartError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!cart) return <SummarySkeleton label={t('cart.loading')} />;
  return (
    <div className="grid gap-5" aria-busy={isFetching || undefined}>
      <OrderLines lines={cart.items} showOOS={showOOS} />
      {allowCartModification && (
        <LinkText as={Link} to={paths.cart()} className="justify-self-start text-14">
          {t('cart.change-bag')}
        </LinkText>
      )}
      <div className="border-t border-line" />
      <FocusGuard>
        <div>
          <TotalRows cart={cart} mayChange={allowCartModification} />
          {allowCartModification && <CartMoney cart={cart} />}
        </div>
      </FocusGuard>
    </div>
  );
}
