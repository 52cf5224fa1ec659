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

/**
 * Refunds that wait for the shopper: one that failed, for which another account can be given or store credit taken (MONEY-01),
 * and one of cash, for which no account is known yet (ORD-07).
 */
export function WaitingRefunds({ order }: { order: RefundedOrder }) {
  const { pollingInterval, pollWhile } = usePolling();
  const { data } = useGetRefundDetailsQuery(
    { params: { orderId: order.id }, query: {} },
    { pollingInterval },
  );
  pollWhile(data?.refunds.some(refundCanChange) ?? false);
  const waits = ({ status, ways }: Refund) =>
    ways.length > 0 && (status === 'failed' || (status === 'due' && data?.bankAccount === null));
  const waiting = data?.refunds.filter(waits) ?? [];
  return waiting.map((refund) => <WaitingRefund key={refund.id} order={order} refund={refund} />);
}

type Refund = Result<typeof refundContract.getRefundDetails>['refunds'][number];

interface WaitingRefundProps {
  order: RefundedOrder;
  refund: Refund;
}

function WaitingRefund({ order, refund: { id, amount, status, ways } }: WaitingRefundProps) {
  const t = useText();
  const { money } = useLocale();
  const toast = useToast();
  const [credit, { isLoading, error }] = useCreditRefundMutation();
  const kind = status === 'failed' ? 'failed' : 'waits';
  const takeCredit = async () => {
    const { data } = await credit({ params: { orderId: order.id, refundId: id } });
    if (data) toast({ kind: 'update', text: t('orders.refund-credited', { amount: money(amount) }) });
  };
  return (
    <Message tone="warn" className="mb-5">
      <p className="font-semibold">
        {t.rich(`orders.refund-${kind}-title`, { amount: <Price key="amount" amount={amount} /> })}
      </p>
      <p>{t(`orders.refund-${kind}-text`)}</p>
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
