import { codeOf, reasonOf } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { Button, Dialog, Message, TextField } from '@lunette/ui-kit';
import { useState, type FormEvent } from 'react';
import { useEnterMyPowerMutation } from '../../api/enterMyPower.ts';
import { powerPhone, powerPhoneFault } from '../../rules/powerPhone.ts';
import { useText } from '../../text.ts';

/** Whether the prompt is open, and how to close it. */
export interface PowerPromptProps {
  open: boolean;
  onClose: () => void;
}

/** Asks for a phone number, to which a link for entering one's power is sent (FOOT-02). */
export function PowerPrompt({ open, onClose }: PowerPromptProps) {
  const t = useText();
  const captcha = useCaptcha();
  const [wrong, setWrong] = useState(false);
  const [send, { data, error, isLoading, reset }] = useEnterMyPowerMutation();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('phone') as string;
    const fault = powerPhoneFault(typed);
    setWrong(fault !== null);
    const solution = fault === null ? captcha.take() : null;
    if (solution === null) return;
    captcha.wasMissing((await send({ query: { phone: powerPhone(typed), captcha: solution } })).error);
  };
  const close = () => {
    reset();
    setWrong(false);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t('storefront.power-title')}>
      {data ? (
        <div className="grid gap-5">
          <Message tone="good" role="alert">
            {data.message}
          </Message>
          <Button onClick={close}>{t('storefront.power-done')}</Button>
        </div>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
          <p className="text-ink-soft">{t('storefront.power-text')}</p>
          <TextField
            label={t('storefront.power-phone')}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            before="+91"
            dir="ltr"
            error={wrong ? t('storefront.power-invalid') : undefined}
          />
          {captcha.field}
          {error && codeOf(error) !== 'captcha_required' && (
            <Message tone="bad">{reasonOf(error, t('storefront.power-failed'))}</Message>
          )}
          <Button type="submit" loading={isLoading}>
            {t('storefront.power-send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
