import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { Button, Message, Panel } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { SLOT_GONE, type BookingOutcome } from '../booking/useBooking.ts';
import { StoreTimes } from '../times/StoreTimes.tsx';
import type { Moment } from '../times/useMomentText.ts';
import { useStudioSlot, type RequestedSlot } from './useStudioSlot.ts';

interface BookInStoreProps {
  orderId: string;
  title: string;
  /** The store that is chosen initially. */
  storeCode?: string | null;
  /** The first day to offer. */
  from?: string;
  /** Renders the list of stores. */
  renderStores: (value: string | null, onChange: (code: string) => void) => ReactNode;
  book: (slot: RequestedSlot, idempotencyKey: string) => PromiseLike<BookingOutcome>;
  isLoading: boolean;
  error: BookingOutcome['error'];
  onClose: () => void;
}

/** Books a time in a store for an order: first the store, then the time, which is requested before it is booked. */
export function BookInStore(props: BookInStoreProps) {
  const { orderId, title, from, renderStores, book, onClose } = props;
  const t = useText();
  const slots = useStudioSlot(orderId);
  const error = slots.error ?? props.error;
  const attempt = useAttempt();
  const [storeCode, setStore] = useState(props.storeCode ?? null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const go = async () => {
    if (!storeCode || !moment) return;
    const slot = { storeCode, startsAt: moment.at };
    const outcome = await slots.request(slot, () => book(slot, attempt.keyFor(slot)));
    attempt.ended(outcome.error);
    if (outcome.data) onClose();
    else if (SLOT_GONE.includes(codeOf(outcome.error) ?? '')) setMoment(null);
  };
  const off = !storeCode
    ? t('appointments.choose-store')
    : !moment
      ? t('appointments.choose-time')
      : undefined;
  return (
    <Panel
      open
      width={600}
      onClose={onClose}
      title={title}
      footer={
        <div className="grid gap-3">
          {error && <Message tone="bad">{reasonOf(error, t('appointments.offline'))}</Message>}
          <Button
            size="l"
            full
            loading={slots.isLoading || props.isLoading}
            off={off}
            onClick={() => void go()}
          >
            {t('appointments.fitting-confirm')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        {renderStores(storeCode, (next) => {
          setStore(next);
          setMoment(null);
        })}
        {storeCode && <StoreTimes storeCode={storeCode} from={from} value={moment} onChange={setMoment} />}
      </div>
    </Panel>
  );
}
