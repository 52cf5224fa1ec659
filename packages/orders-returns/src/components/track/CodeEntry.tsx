import { codeOf, reasonOf } from '@lunette/api-client';
import { CodeInput, useCodeEntry, useCountdown } from '@lunette/session';
import { Button, LinkText, Message, Num } from '@lunette/ui-kit';
import { useEffect, type ReactNode } from 'react';
import { useRedeemOrderCodeMutation } from '../../api/order.ts';
import { useText } from '../../text.ts';

/** The order, and the code that was sent for it. */
export interface CodeEntryProps {
  orderId: string;
  /** The e-mail address that opened the order; not needed with a signed link. */
  email?: string;
  /** Where the code was sent, masked. */
  sentTo: string;
  sent: { digits: number; resendSeconds: number };
  /** When it was sent (`performance.now()`). */
  sentAt: number;
  onAgain: () => void;
  /** Offers another way for the code. */
  otherWay?: ReactNode;
  /** Called when the code was accepted. */
  onEntered?: () => void;
}

/** The form of the code, which is sent when the last digit is typed, and again by its button if there was no answer. */
export function CodeEntry(props: CodeEntryProps) {
  const { orderId, email, sentTo, sentAt, onAgain, otherWay, onEntered } = props;
  const { digits, resendSeconds } = props.sent;
  const t = useText();
  const [redeem] = useRedeemOrderCodeMutation();
  const entry = useCodeEntry({
    digits,
    sentAt,
    check: (value) =>
      redeem({ params: { orderId }, query: { value, ...(email !== undefined && { email }) } }),
    onAccepted: () => onEntered?.(),
  });
  const { field, code, type, submit, isWhole, isLoading, error } = entry;
  // The form replaces the button that sent the code, or the form of an earlier code.
  useEffect(() => field.current?.focus(), [field]);
  const fault = error && reasonOf(error, t('orders.offline'));
  const isOfCode = entry.isOfCode || codeOf(error) === 'otp_expired';
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <p role="status" className="text-ink-soft">
        {t.rich('orders.code-sent', {
          digits,
          email: <Num className="font-semibold text-ink">{sentTo}</Num>,
        })}
      </p>
      <CodeInput
        ref={field}
        label={t('orders.code-label', { digits })}
        digits={digits}
        value={code}
        onChange={type}
        error={isOfCode ? fault : undefined}
        hint={isLoading ? t('orders.code-checking') : undefined}
      />
      <p className="text-14 text-ink-soft">
        <CodeAgain seconds={resendSeconds} sentAt={sentAt} onAgain={onAgain} /> {otherWay}
      </p>
      {fault && !isOfCode && <Message tone="bad">{fault}</Message>}
      <Button
        type="submit"
        className="justify-self-start"
        loading={isLoading}
        off={isWhole ? undefined : t('orders.code-type-all', { digits })}
      >
        {t('orders.code-check')}
      </Button>
    </form>
  );
}

interface CodeAgainProps {
  /** Seconds after which another code can be sent. */
  seconds: number;
  sentAt: number;
  onAgain: () => void;
}

/** When another code can be sent, then the button for it. */
function CodeAgain({ seconds, sentAt, onAgain }: CodeAgainProps) {
  const t = useText();
  const left = useCountdown({ seconds, start: sentAt });
  if (left === 0)
    return (
      <LinkText as="button" onClick={onAgain}>
        {t('orders.code-again')}
      </LinkText>
    );
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return t.rich('orders.code-again-in', { time: <Num>{clock}</Num> });
}
