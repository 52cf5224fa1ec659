import { Message, Num } from '@lunette/ui-kit';
import { useEffect, useRef, type ReactNode } from 'react';
import type { Receipt } from '../contract/marketing.ts';
import { useText } from '../text.ts';

/** Props of `ReceiptNote`. */
export interface ReceiptNoteProps {
  receipt: Receipt;
  /** Further actions. */
  children?: ReactNode;
}

/** Replaces a form that was sent: it says what happens next, and the number under which the message was stored. */
export function ReceiptNote({ receipt: { reference, message }, children }: ReceiptNoteProps) {
  const t = useText();
  const note = useRef<HTMLDivElement>(null);
  // The form that had the focus has been removed.
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className="grid justify-items-start gap-4 outline-none">
      <Message tone="good" className="w-full">
        <p className="font-semibold">{message}</p>
        <p className="text-14">
          {t.rich('marketing.reference', { reference: <Num className="font-semibold">{reference}</Num> })}
        </p>
      </Message>
      {children}
    </div>
  );
}
