import { reasonOf } from '@lunette/api-client';
import {
  ErrorState,
  GoodsPicture,
  Message,
  Num,
  Skeleton,
  Button,
  useLocale,
  useToast,
} from '@lunette/ui-kit';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useGetUpgradePackageQuery } from '../../api/upgrade.ts';
import { usePolling } from '../../api/usePolling.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import type { Amendment } from '../../contract/upgrade.ts';
import { useText } from '../../text.ts';
import { shortName } from '../item/shortName.ts';
import { UpgradeForm } from './UpgradeForm.tsx';

interface UpgradePageProps {
  order: Order;
  item: OrderItem;
}

/** The lenses of an ordered item, the possible changes, and a change that waits for its payment. */
export function UpgradePage({ order, item }: UpgradePageProps) {
  const t = useText();
  const params = { orderId: order.id, itemId: item.id };
  const [search] = useSearchParams();
  const change = search.get('change');
  const { pollingInterval, pollWhile } = usePolling();
  const { data, error, isFetching, refetch } = useGetUpgradePackageQuery(
    { params },
    { refetchOnMountOrArgChange: true, pollingInterval },
  );
  // A change that is being paid in another tab.
  pollWhile(change !== null && data?.amendment?.status === 'open');
  useDone(data?.amendment ?? null, change);
  const name = shortName(item);
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h1 className="display text-36 tablet:text-48">{t('orders.lens-title', { name })}</h1>
          <p className="mt-2.5 max-w-[60ch] text-ink-soft">
            {t.rich('orders.lens-text', { number: <Num>{order.id}</Num> })}
          </p>
        </div>
        <GoodsPicture
          src={item.thumbnail}
          alt=""
          sizes="112px"
          className="w-28 flex-none max-tablet:hidden"
        />
      </div>
      {data?.amendment && <LastChange amendment={data.amendment} />}
      {data ? (
        <UpgradeForm
          key={`${item.id}-${data.powerType}-${data.packageId}`}
          order={order}
          item={item}
          offer={data}
        />
      ) : error ? (
        <ErrorState
          text={reasonOf(error, t('orders.offline'))}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={t('orders.lens-loading')} className="grid gap-4">
          <Skeleton className="h-24 rounded-control" />
          <Skeleton className="h-48 rounded-control" />
        </div>
      )}
    </div>
  );
}

/** Shows once, after the shopper returns from the payment, that the change is done (LPU-03). */
function useDone(amendment: Amendment | null, change: string | null): void {
  const t = useText();
  const toast = useToast();
  const isShown = useRef(false);
  const isDone = amendment !== null && amendment.id === change && amendment.status === 'done';
  const kind = amendment?.kind === 'power_type' ? 'power-type' : 'package';
  useEffect(() => {
    if (!isDone || isShown.current) return;
    isShown.current = true;
    toast({ kind: 'update', text: t(`orders.${kind}-saved`) });
  }, [isDone, kind, t, toast]);
}

function LastChange({ amendment }: { amendment: Amendment }) {
  const t = useText();
  const { money } = useLocale();
  const { status, title, difference, pageUrl, message } = amendment;
  if (status !== 'open') return <Message tone={status === 'done' ? 'good' : 'warn'}>{message}</Message>;
  return (
    <Message tone="warn">
      <p>{t('orders.change-open', { lens: title, amount: money(difference) })}</p>
      {pageUrl && (
        <Button as="a" href={pageUrl} className="mt-3">
          {t('orders.change-pay', { amount: money(difference) })}
        </Button>
      )}
    </Message>
  );
}
