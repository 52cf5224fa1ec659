import { reasonOf } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { Button, Message } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSendOrderCodeMutation } from '../../api/order.ts';
import { useText } from '../../text.ts';
import { CodeEntry, type CodeEntryProps } from './CodeEntry.tsx';

interface OrderCodeProps {
  orderId: string;
  /** The e-mail address of the order, to which the code is sent. */
  email: string;
  /** Called when the code was accepted. */
  onEntered?: () => void;
  /** Actions that need no code. */
  children?: ReactNode;
}

/** For a masked order: says what is hidden, and asks for the code that shows it. */
export function OrderCode({ orderId, email, onEntered, children }: OrderCodeProps) {
  const t = useText();
  const [send, sending] = useSendOrderCodeMutation();
  // If sending another code is refused, the previous one stays valid.
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
          sentTo={email}
          sent={sent}
          sentAt={sentAt}
          onAgain={() => void submit()}
          onEntered={onEntered}
        />
      ) : (
        <Button className="justify-self-start" loading={sending.isLoading} onClick={() => void submit()}>
          {t('orders.code-send')}
        </Button>
      )}
      {fault && <Message tone="bad">{fault}</Message>}
      {children}
    </section>
  );
}
