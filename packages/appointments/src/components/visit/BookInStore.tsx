import { codeOf, reasonOf, useAttempt, type ApiError } from '@lunette/api-client';
import { Button, Message, Panel } from '@lunette/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import type { Appointment } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { SLOT_GONE } from '../booking/useBooking.ts';
import { StoreTimes } from '../times/StoreTimes.tsx';
import type { Moment } from '../times/useMomentText.ts';

type Fault = ApiError | SerializedError | undefined;

interface BookInStoreProps {
  title: string;
  /** The store that is chosen initially. */
  storeCode?: string | null;
  /** The first day to offer. */
  from?: string;
  /** Renders the list of stores. */
  renderStores: (value: string | null, onChange: (code: string) => void) => ReactNode;
  book: (
    slot: { storeCode: string; startsAt: string },
    idempotencyKey: string,
  ) => PromiseLike<{ data?: Appointment | undefined; error?: Fault }>;
  isLoading: boolean;
  error: Fault;
  onClose: () => void;
}

/** Books a time in a store for an order: first the store, then the time. */
export function BookInStore(props: BookInStoreProps) {
  const { title, from, renderStores, book, isLoading, error, onClose } = props;
  const t = useText();
  const attempt = useAttempt();
  const [storeCode, setStore] = useState(props.storeCode ?? null);
  const [moment, setMoment] = useState<Moment | null>(null);
  const go = async () => {
    if (!storeCode || !moment) return;
    const slot = { storeCode, startsAt: moment.at };
    const outcome = await book(slot, attempt.keyFor(slot));
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
        <Button size="l" full loading={isLoading} off={off} onClick={() => void go()}>
          {t('appointments.fitting-confirm')}
        </Button>
      }
    >
      <div className="grid gap-6">
        {error && <Message tone="bad">{reasonOf(error, t('appointments.offline'))}</Message>}
        {renderStores(storeCode, (next) => {
          setStore(next);
          setMoment(null);
        })}
        {storeCode && <StoreTimes storeCode={storeCode} from={from} value={moment} onChange={setMoment} />}
      </div>
    </Panel>
  );
}
