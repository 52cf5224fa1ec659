import { useGetRefundDetailsQuery } from '../../api/refund.ts';
import { useText } from '../../text.ts';
import { BankAccountAction } from './BankAccountAction.tsx';
import type { RefundedOrder } from './useBankAccount.ts';

/** The last four characters of the bank account for refunds of an order, with a link to change it (ORD-07). */
export function RefundBankAccount({ order }: { order: RefundedOrder }) {
  const t = useText();
  const { data } = useGetRefundDetailsQuery({ params: { orderId: order.id }, query: {} });
  if (!data?.bankAccount) return null;
  return (
    <div className="text-14 text-ink-soft">
      <bdi>{t('orders.account-given', data.bankAccount)}</bdi>{' '}
      {data.bankAccountOpen && (
        <BankAccountAction order={order} looks="link">
          {t('orders.account-change')}
        </BankAccountAction>
      )}
    </div>
  );
}
