import type { ReactNode } from 'react';
import type { OrderPayment, UpiPayment } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { TimeLeft } from './TimeLeft.tsx';
import { UpiActions } from './UpiActions.tsx';
import { useServerTime } from './useServerTime.ts';

/** An open payment by UPI. */
export interface OpenUpiProps {
  payment: OrderPayment;
  upi: UpiPayment;
  /** When the answer was read, by this device's clock. */
  readAt: number;
  /** A button that cancels the order and puts its goods back into the bag. */
  recartButton: ReactNode;
}

interface UpiWaitProps extends OpenUpiProps {
  title: ReactNode;
  lead: ReactNode;
  /** What the page waits for, and what the shopper can do meanwhile. */
  live: { title: ReactNode; text: string };
  note: string;
  /** What the shopper scans or does. */
  children: ReactNode;
}

/** The page while a UPI payment is open: the remaining time, instructions for the app, and other actions. */
export function UpiWait({
  payment,
  upi,
  readAt,
  title,
  lead,
  live,
  note,
  recartButton,
  children,
}: UpiWaitProps) {
  const now = useServerTime(upi.now, readAt);
  const t = useText();
  const isOver = upi.expiresAt !== null && now >= Date.parse(upi.expiresAt);
  return (
    <>
      <h1 className="display text-36">{title}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{lead}</p>
      {upi.sentAt && upi.expiresAt && <TimeLeft from={upi.sentAt} until={upi.expiresAt} now={now} />}
      <div className="my-8 grid items-center gap-6 tablet:grid-cols-[auto_minmax(0,1fr)] tablet:gap-12">
        {children}
      </div>
      <div
        role="status"
        className="flex items-center gap-3.5 rounded-control bg-sunk px-[18px] py-4 leading-snug"
      >
        <span className="spin shrink-0 text-accent" aria-hidden="true" />
        <p>
          <b className="font-semibold">{isOver ? t('checkout.upi-asking') : live.title}</b>
          <span className="block text-14 text-ink-soft">{live.text}</span>
        </p>
      </div>
      <UpiActions orderId={payment.orderId} recartButton={recartButton} />
      <p className="mt-4 max-w-[64ch] text-14 text-ink-soft">{note}</p>
    </>
  );
}
