import { reasonOf, useAttempt } from '@lunette/api-client';
import { QueryState } from '@lunette/session';
import { Button, Dialog, FocusGuard, Message } from '@lunette/ui-kit';
import { useState } from 'react';
import { isPickupTaken } from '../../api/isPickupTaken.ts';
import {
  useCancelReturnMutation,
  useChangePickupMutation,
  useGetReturnModesQuery,
} from '../../api/return.ts';
import type { Order } from '../../contract/order.ts';
import type { Return } from '../../contract/return/returnParts.ts';
import { useReturnText } from '../../returnText.ts';
import { PickupChoice, type PickupSlot } from '../return/mode/PickupChoice.tsx';
import { returnPlaceOf } from '../return/mode/returnPlaceOf.ts';

/** A button that cancels the return after a confirmation. */
export function CancelReturn({ orderReturn: { orderId, returnId, kind, mode } }: { orderReturn: Return }) {
  const t = useReturnText();
  const [isSure, setSure] = useState(false);
  const [cancel, { isLoading, error, reset }] = useCancelReturnMutation();
  const attempt = useAttempt();
  const send = async () => {
    const params = { orderId, returnId };
    const { error: fault } = await cancel({ params, idempotencyKey: attempt.keyFor(params) });
    attempt.ended(fault);
  };
  const keep = () => {
    if (error) reset();
    setSure(false);
  };
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 rounded-control border border-line bg-surface p-4 tablet:p-6">
      <div className="min-w-0 flex-[1_1_320px]">
        <h2 className="font-semibold">{t('returns.keep-title')}</h2>
        <p className="text-14 text-ink-soft">
          {t('returns.keep-text', { mode: kind === 'claim' ? 'claim' : (mode ?? 'none') })}
        </p>
      </div>
      <FocusGuard>
        {isSure ? (
          <div className="flex flex-wrap gap-3">
            <Button kind="second" size="s" onClick={keep}>
              {t('returns.cancel-not')}
            </Button>
            <Button kind="danger" size="s" loading={isLoading} onClick={() => void send()}>
              {t('returns.cancel-sure')}
            </Button>
          </div>
        ) : (
          <Button kind="danger" size="s" onClick={() => setSure(true)}>
            {t('returns.cancel')}
          </Button>
        )}
      </FocusGuard>
      {error && (
        <Message tone="bad" className="basis-full">
          {t('returns.cancel-failed', { reason: reasonOf(error, t('returns.offline')) })}
        </Message>
      )}
    </section>
  );
}

interface ChangePickupProps {
  order: Order;
  orderReturn: Return;
}

/** Changes the day of the pickup; if the courier did not come, this is the primary button. */
export function ChangePickup({ order, orderReturn }: ChangePickupProps) {
  const t = useReturnText();
  const [isOpen, setOpen] = useState(false);
  const isMissed = orderReturn.pickup?.missed ?? false;
  return (
    <>
      <Button kind={isMissed ? 'primary' : 'second'} size="s" onClick={() => setOpen(true)}>
        {t(isMissed ? 'returns.choose-other-day' : 'returns.change-day')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('returns.change-day-title')}>
        {isOpen && <OtherDay order={order} orderReturn={orderReturn} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function OtherDay({ order, orderReturn, onDone }: ChangePickupProps & { onDone: () => void }) {
  const t = useReturnText();
  const modes = useGetReturnModesQuery({ query: returnPlaceOf(order) }, { refetchOnMountOrArgChange: true });
  const [pickup, setPickup] = useState<PickupSlot | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [change, { isLoading, error }] = useChangePickupMutation();
  const days = modes.data?.modes.find(({ id }) => id === 'schedule_pickup')?.days;
  const save = async () => {
    setAsked(true);
    if (!pickup || isLoading) return;
    const params = { orderId: orderReturn.orderId, returnId: orderReturn.returnId };
    const answer = await change({ params, body: pickup });
    if (answer.data) onDone();
    else if (isPickupTaken(answer.error)) setPickup(null);
  };
  const fault = error ? reasonOf(error, t('returns.offline')) : isAsked && !pickup && t('returns.choose-day');
  return (
    <div className="grid gap-5">
      <FocusGuard>
        {days ? (
          <PickupChoice days={days} value={pickup} onChange={setPickup} />
        ) : (
          <QueryState
            query={modes}
            className="h-60"
            errorTitle={t('returns.error')}
            unreachable={t('returns.offline')}
          />
        )}
      </FocusGuard>
      {fault && <Message tone="bad">{fault}</Message>}
      <div className="flex flex-wrap gap-3">
        {(days || !modes.error) && (
          <Button loading={isLoading} onClick={() => void save()}>
            {t('returns.change-day-save')}
          </Button>
        )}
        <Button kind="second" onClick={onDone}>
          {t(orderReturn.pickup?.missed ? 'returns.choose-later' : 'returns.keep-day')}
        </Button>
      </div>
    </div>
  );
}
