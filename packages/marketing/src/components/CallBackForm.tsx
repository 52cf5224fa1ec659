import { EmailField, MobileField, useEntries } from '@lunette/session';
import { Button, Checkbox, Message, SelectField, TextArea, TextField } from '@lunette/ui-kit';
import { useId } from 'react';
import { useCaptureLeadMutation } from '../api/marketing.ts';
import type { CallTime } from '../contract/marketing.ts';
import { useText } from '../text.ts';
import { ReceiptNote } from './ReceiptNote.tsx';
import { useContactFaults } from './useContactFaults.ts';
import { useSend } from './useSend.ts';

type Field = 'name' | 'phone' | 'email' | 'callTime' | 'message' | 'consent';

const TIMES = ['morning', 'afternoon', 'evening'] as const satisfies readonly CallTime[];
const isTime = (typed: string | undefined): typed is CallTime => TIMES.some((time) => time === typed);

/** Takes a number for a call of an optician. The form is sent only with the shopper's consent to be called. */
export function CallBackForm() {
  const t = useText();
  const check = useContactFaults();
  const faultId = useId();
  const { form, faults, read, show } = useEntries<Field>();
  const [capture, { isLoading }] = useCaptureLeadMutation();
  const { receipt, fault, captchaField, send } = useSend(show);
  const submit = () => {
    const { name = '', phone = '', email = '', callTime, message = '', consent } = read();
    const isFaulty = show({
      name: check.name(name),
      phone: check.phone(phone),
      email: email.trim() === '' ? undefined : check.email(email),
      consent: consent === 'on' ? undefined : t('marketing.consent-missing'),
    });
    if (isFaulty || isLoading) return;
    const body = {
      ...({ purpose: 'call-back', name, phone, consent: true } as const),
      ...(email.trim() && { email }),
      ...(message.trim() && { message }),
      ...(isTime(callTime) && { callTime }),
    };
    void send(body, capture);
  };
  if (receipt) return <ReceiptNote receipt={receipt} />;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        name="name"
        label={t('marketing.name')}
        autoComplete="name"
        maxLength={80}
        error={faults.name}
      />
      <MobileField name="phone" label={t('marketing.phone')} error={faults.phone} />
      <EmailField name="email" label={t('marketing.email')} optional error={faults.email} />
      <SelectField name="callTime" label={t('marketing.call-time')} defaultValue="morning">
        {TIMES.map((time) => (
          <option key={time} value={time}>
            {t(`marketing.call-${time}`)}
          </option>
        ))}
      </SelectField>
      <TextArea name="message" label={t('marketing.about')} optional rows={3} maxLength={2000} />
      <div>
        <Checkbox
          name="consent"
          aria-describedby={faults.consent && faultId}
          aria-invalid={faults.consent ? true : undefined}
        >
          {t('marketing.consent-call')}
        </Checkbox>
        {faults.consent && (
          <p id={faultId} role="alert" className="text-14 text-sale">
            {faults.consent}
          </p>
        )}
      </div>
      {captchaField}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" className="justify-self-start" loading={isLoading}>
        {t('marketing.call-me')}
      </Button>
    </form>
  );
}
