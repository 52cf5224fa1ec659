import { codeOf } from '@lunette/api-client';
import { LinkText, Num } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { useCountdown } from './useCountdown.ts';
import type { Mobile } from '../../rules/readIdentity.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useReason } from '../../useReason.ts';
import { useSendCode, type SentCode } from './useSendCode.ts';

interface ResendCodeProps {
  mobile: Mobile;
  sent: SentCode;
  purpose: 'LOGIN' | 'MERGE';
  onSent: (sent: SentCode) => void;
  /** Shown in place of the gateway's message when a new sign-in is required. */
  again?: ReactNode;
}

/**
 * Shows when another code can be sent, and then the button for it; after the last code it says only that it was sent
 * (AUTH-04).
 */
export function ResendCode({ mobile, sent, purpose, onSent, again }: ResendCodeProps) {
  const t = useText();
  const reason = useReason();
  const captcha = useCaptcha();
  const left = useCountdown(sent);
  const { sendTo, isSending } = useSendCode(purpose);
  const [fault, setFault] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const [isSentAgain, setSentAgain] = useState(false);
  const send = async () => {
    const solution = captcha.take();
    if (isSending || solution === null) return;
    const answer = await sendTo(mobile, solution);
    const stale = again !== undefined && codeOf(answer.error) === 'sign_in_again';
    const isRefused = answer.error && !stale && !captcha.wasMissing(answer.error);
    setStale(stale);
    setFault(isRefused ? reason(answer.error, 'session.something-wrong') : null);
    setSentAgain(answer.sent !== null);
    if (answer.sent) onSent(answer.sent);
  };
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <div className="grid gap-2 text-14 text-ink-soft">
      {captcha.field}
      {sent.isLast && <p>{t('session.retry-limit')}</p>}
      {!sent.isLast && left > 0 && <p>{t.rich('session.code-again-in', { time: <Num>{clock}</Num> })}</p>}
      {!sent.isLast && left === 0 && (
        <p>
          <LinkText as="button" aria-disabled={isSending || undefined} onClick={() => void send()}>
            {t('session.code-again')}
          </LinkText>
        </p>
      )}
      <p role="status" className={fault ? 'text-sale' : undefined}>
        {fault ?? (isSentAgain ? t('session.code-sent-again') : null)}
      </p>
      {isStale && again}
    </div>
  );
}
