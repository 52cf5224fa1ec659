import { Button, LinkText, Num, Price, useToast } from '@lunette/ui-kit';
import { paths } from '@lunette/api-client';
import { useState } from 'react';
import { Link } from 'react-router';
import {
  useGetStoreCreditHistoryQuery,
  useGetStoreCreditOrdersQuery,
  useSendStoreCreditSmsMutation,
} from '../../api/money.ts';
import { QueryState, useCustomer, useReason } from '@lunette/session';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { useDateTime } from '../page/useDateTime.ts';

const PAGE_SIZE = 10;

interface Amount {
  value: number;
  currencyCode: 'INR' | 'SGD' | 'AED' | 'SAR' | 'USD';
}

/** The orders that store credit came from or paid for, in pages; each opens to show its movements. */
export function CreditOrders() {
  const t = useText();
  const [page, setPage] = useState(0);
  const query = useGetStoreCreditOrdersQuery({ query: { page, pagesize: PAGE_SIZE } });
  const { data, currentData } = query;
  // The former rows stay while another page is loading, so that the buttons do not move; the buttons also if that failed.
  const shown = currentData ?? (query.isFetching ? data : undefined);
  const pages = Math.ceil((data?.numOfOrders ?? 0) / PAGE_SIZE);
  return (
    <AccountSection title={t('account.credit-orders')}>
      {!shown && <QueryState query={query} className="h-32" />}
      {shown?.numOfOrders === 0 && <p className="text-14 text-ink-soft">{t('account.credit-orders-none')}</p>}
      <ul className="grid" aria-busy={query.isFetching}>
        {shown?.orders.map((order) => (
          <CreditOrder key={order.orderId} {...order} />
        ))}
      </ul>
      {pages > 1 && (
        <div className="mt-4 flex gap-2">
          <Button
            kind="second"
            size="s"
            off={page === 0 && t('account.newest')}
            loading={query.isFetching && page > 0}
            onClick={() => setPage(page - 1)}
          >
            {t('account.newer')}
          </Button>
          <Button
            kind="second"
            size="s"
            off={page + 1 >= pages && t('account.oldest')}
            loading={query.isFetching}
            onClick={() => setPage(page + 1)}
          >
            {t('account.older')}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}

interface CreditOrderProps {
  orderId: string;
  amount: Amount;
  at: string;
}

function CreditOrder({ orderId, amount, at }: CreditOrderProps) {
  const t = useText();
  const dateTime = useDateTime();
  const [isOpen, setOpen] = useState(false);
  return (
    <li className="border-b border-line last:border-b-0">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 py-2">
          <span>
            {t.rich('account.credit-order', { order: <Num className="font-semibold">{orderId}</Num> })}
            <span className="block text-14 text-ink-soft">{dateTime(at, false)}</span>
          </span>
          <Movement amount={amount} />
        </summary>
        {isOpen && <Movements orderId={orderId} />}
      </details>
    </li>
  );
}

function Movements({ orderId }: { orderId: string }) {
  const t = useText();
  const dateTime = useDateTime();
  const query = useGetStoreCreditHistoryQuery({ query: { orderId } });
  const entries = query.currentData?.entries;
  if (!entries) return <QueryState query={query} className="h-16" />;
  return (
    <div className="grid gap-3 pb-4">
      <ul className="grid gap-2 text-14">
        {entries.map(({ id, code, amount, reason, at }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(`account.credit-${reason}`)} · <Num>{code}</Num> ·{' '}
              <span className="text-ink-soft">{dateTime(at, false)}</span>
            </span>
            <Movement amount={amount} />
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LinkText as={Link} to={paths.orderSummary(orderId)}>
          {t('account.see-order')}
        </LinkText>
        <SendBySms orderId={orderId} />
      </p>
    </div>
  );
}

/** Codes are sent only to a proven number; if there is none, the control says so. */
function SendBySms({ orderId }: { orderId: string }) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const { customer } = useCustomer();
  const [send, { isLoading }] = useSendStoreCreditSmsMutation();
  const sendIt = async () => {
    const { error } = await send({ query: { orderId } });
    toast(error ? { text: reason(error), kind: 'error' } : { text: t('account.sms-sent'), kind: 'update' });
  };
  return (
    <Button
      kind="second"
      size="s"
      loading={isLoading}
      off={!customer?.isTelephoneVerified && t('account.sms-off')}
      onClick={() => void sendIt()}
    >
      {t('account.sms')}
    </Button>
  );
}

function Movement({ amount: { value, currencyCode } }: { amount: Amount }) {
  const sign = value < 0 ? 'minus' : 'plus';
  return (
    <Price
      amount={{ value: Math.abs(value), currencyCode }}
      sign={sign}
      className={value < 0 ? undefined : 'text-good'}
    />
  );
}
