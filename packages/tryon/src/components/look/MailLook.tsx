import { codeOf, reasonOf, useAttempt } from '@lunette/api-client';
import { isEmail } from '@lunette/country-config';
import { useCaptcha } from '@lunette/session';
import { Button, Dialog, Message, TextField } from '@lunette/ui-kit';
import { useState, type FormEvent } from 'react';
import { useMailLookMutation } from '../../api/tryon.ts';
import { useText } from '../../text.ts';

interface MailLookProps {
  productId: string;
  /** The face of the picture; the default one if omitted. */
  dittoId?: string | undefined;
  open: boolean;
  onClose: () => void;
}

/** Sends the picture of a frame on a face to an e-mail address. A double press sends it once (TRY-05). */
export function MailLook({ productId, dittoId, open, onClose }: MailLookProps) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [asked, setAsked] = useState(false);
  const captcha = useCaptcha();
  const { keyFor, ended } = useAttempt();
  const [send, { data, error, isLoading, reset }] = useMailLookMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const body = { productId, ...(dittoId && { guest_id: dittoId }), email: email.trim() };
    if (!isEmail(body.email) || isLoading) return;
    const solution = captcha.take();
    if (solution === null) return;
    const answer = await send({ body: { ...body, captcha: solution }, idempotencyKey: keyFor(body) });
    ended(answer.error);
    captcha.wasMissing(answer.error);
  };
  // The next time the face or the recipient may be another one.
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} title={t('tryon.mail-title')}>
      {data ? (
        <Message tone="good">{data.message}</Message>
      ) : (
        <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
          <TextField
            label={t('tryon.mail-email')}
            type="email"
            autoComplete="email"
            dir="ltr"
            maxLength={254}
            value={email}
            error={asked && !isEmail(email) ? t('tryon.mail-fault') : undefined}
            onChange={(event) => setEmail(event.target.value)}
          />
          {captcha.field}
          {error && codeOf(error) !== 'captcha_required' && (
            <Message tone="bad">{reasonOf(error, t('tryon.some-error'))}</Message>
          )}
          <Button type="submit" loading={isLoading}>
            {t('tryon.mail-send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
