import { codeOf } from '@lunette/api-client';
import { Button, Message, useLocale } from '@lunette/ui-kit';
import { useState, type ReactNode } from 'react';
import { useText } from '../../text.ts';
import { readMobile } from '../../rules/readIdentity.ts';
import { CodeForm } from '../forms/CodeForm.tsx';
import { MobileField } from '../fields/MobileField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useEntries } from '../fields/useEntries.ts';
import { useMobileFault } from '../fields/useMobileFault.ts';
import { fieldsOf, useReason } from '../../useReason.ts';
import { codeBefore, codeSentTo, useSendCode, type CodeOfMobile } from '../forms/useSendCode.ts';

/** Props of `LinkMobile`. */
export interface LinkMobileProps {
  /** The number that the account already has, proven or not. */
  telephone?: string;
  onDone: () => void;
  /** Shown in place of the gateway's message when a new sign-in is required. */
  again?: ReactNode;
}

/**
 * Adds a number to the account; a code proves it. An account that had only this number is merged into this one
 * (AUTH-06).
 */
export function LinkMobile({ telephone = '', onDone, again }: LinkMobileProps) {
  const t = useText();
  const reason = useReason();
  const mobileFault = useMobileFault();
  const { country } = useLocale();
  const captcha = useCaptcha();
  const { form, faults, read, show } = useEntries<'mobile'>();
  const { sendTo, isSending } = useSendCode('MERGE');
  const [typed, setTyped] = useState(telephone);
  const [fault, setFault] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const [code, setCode] = useState<CodeOfMobile | null>(null);
  const [isChanging, setChanging] = useState(false);
  const submit = async () => {
    const text = read().mobile ?? '';
    const mobile = readMobile(text, country);
    setTyped(text);
    setFault(null);
    if (isSending || show(mobile ? {} : { mobile: mobileFault }) || !mobile) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { sent, error } = await sendTo(mobile, solution);
    const underWay = sent ?? codeBefore(codeSentTo(mobile, code), codeOf(error));
    if (underWay) {
      setCode({ mobile, sent: underWay });
      setChanging(false);
    } else if (captcha.wasMissing(error)) return;
    else if (again && codeOf(error) === 'sign_in_again') setStale(true);
    else if (!show({ mobile: fieldsOf(error).mobile })) setFault(reason(error, 'session.something-wrong'));
  };
  if (code && !isChanging)
    return (
      <CodeForm
        {...code}
        purpose="MERGE"
        again={again}
        onVerified={onDone}
        onSent={(sent) => setCode({ ...code, sent })}
        onChange={() => setChanging(true)}
      />
    );
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p className="text-ink-soft">{t('session.mobile-link-text')}</p>
      <MobileField name="mobile" label={t('session.mobile')} defaultValue={typed} error={faults.mobile} />
      {captcha.field}
      {fault && <Message tone="bad">{fault}</Message>}
      {isStale && again}
      <Button type="submit" size="l" full loading={isSending}>
        {t('session.send-code')}
      </Button>
    </form>
  );
}
