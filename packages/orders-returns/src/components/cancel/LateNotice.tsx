import { Message, useLocale } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { shortName } from '../item/shortName.ts';

/** Names the items that can be cancelled because they are late, and the day on which the store cancels them itself. */
export function LateNotice({ order, children }: { order: Order; children: ReactNode }) {
  const t = useText();
  const { date, list } = useLocale();
  const late = order.items.filter(({ lateCancel }) => lateCancel !== null);
  const [endsOn] = late.flatMap(({ lateCancel }) => lateCancel?.endsOn ?? []).sort();
  if (!endsOn) return null;
  const names = list(new Set(late.map(shortName)));
  const count = late.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0);
  const isDue = order.payments.paymentList[0]?.status === 'cash_due';
  return (
    <Message tone="warn" className="mt-2">
      <div className="grid justify-items-start gap-3">
        <p>{t('orders.late-cancel', { names, count, date: date(endsOn), isPaid: isDue ? 'no' : 'yes' })}</p>
        {children}
      </div>
    </Message>
  );
}
