import { reasonOf } from '@lunette/api-client';
import type { Result } from '@lunette/api-client/contract';
import { Button, Message, Price, useLocale, useToast } from '@lunette/ui-kit';
import { useCreditRefundMutation, useGetRefundDetailsQuery } from '../../api/refund.ts';
import { usePolling } from '../../api/usePolling.ts';
import type { refundContract } from '../../contract/refund.ts';
import { refundCanChange } from '../../rules/canChange.ts';
import { useText } from '../../text.ts';
import { BankAccountAction } from './BankAccountAction.tsx';
import type { RefundedOrder } from './useBankAccount.ts';

/** Refunds that failed: the shopper can give another account or take store credit (MONEY-01). */
export function FailedRefunds({ order }: { order: RefundedOrder }) {
  const { pollingInterval, pollWhile } = usePolling();
  const { data } = useGetRefundDetailsQuery(
    { params: { orderId: order.id }, query: {} },
    { pollingInterval },
  );
  pollWhile(data?.refunds.some(refundCanChange) ?? false);
  const waiting = data?.refunds.filter(({ status, ways }) => status === 'failed' && ways.length > 0) ?? [];
  return waiting.map((refund) => <FailedRefund key={refund.id} order={order} refund={refund} />);
}

interface FailedRefundProps {
  order: RefundedOrder;
  refund: Result<typeof refundContract.getRefundDetails>['refunds'][number];
}

function FailedRefund({ order, refund: { id, amount, ways } }: FailedRefundProps) {
  const t = useText();
  const { money } = useLocale();
  const toast = useToast();
  const [credit, { isLoading, error }] = useCreditRefundMutation();
  const takeCredit = async () => {
    const { data } = await credit({ params: { orderId: order.id, refundId: id } });
    if (data) toast({ kind: 'update', text: t('orders.refund-credited', { amount: money(amount) }) });
  };
  return (
    <Message tone="warn" className="mb-5">
      <p className="font-semibold">
        {t.rich('orders.refund-failed-title', { amount: <Price key="amount" amount={amount} /> })}
      </p>
      <p>{t('orders.refund-failed-text')}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {ways.includes('neft') && (
          <BankAccountAction order={order} looks="button">
            {t('orders.refund-failed-account')}
          </BankAccountAction>
        )}
        {ways.includes('storecredit') && (
          <Button kind="second" size="s" loading={isLoading} onClick={() => void takeCredit()}>
            {t('orders.refund-failed-credit')}
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="mt-3 text-sale">
          {reasonOf(error, t('orders.offline'))}
        </p>
      )}
    </Message>
  );
}
