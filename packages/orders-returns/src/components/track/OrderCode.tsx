import { codeOf, reasonOf } from '@lunette/api-client';
import { CodeInput, useCaptcha, useCountdown } from '@lunette/session';
import { Button, LinkText, Message, Num } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import { useRedeemOrderCodeMutation, useSendOrderCodeMutation } from '../../api/order.ts';
import { useText } from '../../text.ts';

interface OrderCodeProps {
  orderId: string;
  /** The e-mail address of the order, to which the code goes. */
  email: string;
}

/** What is hidden in an order that an e-mail address has opened, and the code that shows it. */
export function OrderCode({ orderId, email }: OrderCodeProps) {
  const t = useText();
  const [send, sending] = useSendOrderCodeMutation();
  // Another try that is refused leaves the code before it as it was.
  const [sent, setSent] = useState<CodeEntryProps['sent'] | null>(null);
  const [sentAt, setSentAt] = useState(0);
  const captcha = useCaptcha();
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    if (sending.isLoading) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await send({ params: { orderId }, body: { email, captcha: solution } });
    if (data) {
      setSent(data);
      setSentAt(performance.now());
    }
    setFault(error && !captcha.wasMissing(error) ? reasonOf(error, t('orders.offline')) : null);
  };
  return (
    <section
      aria-label={t('orders.code-title')}
      className="mb-5 grid max-w-text gap-4 rounded-control border border-line bg-surface p-4 tablet:p-6"
    >
      <p>{t('orders.code-why')}</p>
      {captcha.field}
      {sent ? (
        <CodeEntry
          key={sentAt}
          orderId={orderId}
          email={email}
          sent={sent}
          sentAt={sentAt}
          onAgain={() => void submit()}
        />
      ) : (
        <Button className="justify-self-start" loading={sending.isLoading} onClick={() => void submit()}>
          {t('orders.code-send')}
        </Button>
      )}
      {fault && <Message tone="bad">{fault}</Message>}
    </section>
  );
}

interface CodeEntryProps extends OrderCodeProps {
  sent: { digits: number; resendSeconds: number };
  /** When it was sent, on the clock of the page. */
  sentAt: number;
  onAgain: () => void;
}

/** The field of the code: it is checked as soon as its last digit stands. */
function CodeEntry({ orderId, email, sent: { digits, resendSeconds }, sentAt, onAgain }: CodeEntryProps) {
  const t = useText();
  const [redeem, { error, isLoading, reset }] = useRedeemOrderCodeMutation();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const left = useCountdown({ seconds: resendSeconds, start: sentAt });
  const type = async (typed: string) => {
    setCode(typed);
    if (error) reset();
    if (typed.length < digits || typed === code || isLoading) return;
    const answer = await redeem({ params: { orderId }, query: { value: typed, email } });
    if (answer.error) field.current?.focus();
  };
  const fault = error && reasonOf(error, t('orders.offline'));
  const isOfCode = codeOf(error) === 'otp_wrong' || codeOf(error) === 'otp_expired';
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <>
      <p role="status" className="text-ink-soft">
        {t.rich('orders.code-sent', { digits, email: <bdi className="font-semibold text-ink">{email}</bdi> })}
      </p>
      <CodeInput
        ref={field}
        label={t('orders.code-label', { digits })}
        digits={digits}
        value={code}
        onChange={(typed) => void type(typed)}
        error={isOfCode ? fault : undefined}
        hint={isLoading ? t('orders.code-checking') : undefined}
      />
      {fault && !isOfCode && <Message tone="bad">{fault}</Message>}
      <p className="text-14 text-ink-soft">
        {left > 0 ? (
          t.rich('orders.code-again-in', { time: <Num>{clock}</Num> })
        ) : (
          <LinkText as="button" onClick={onAgain}>
            {t('orders.code-again')}
          </LinkText>
        )}
      </p>
    </>
  );
}
