import { reasonOf } from '@lunette/api-client';
import { isEmail } from '@lunette/country-config';
import { EmailField, fieldsOf, useCaptcha, useEntries } from '@lunette/session';
import { Button, FocusGuard, Message, Num } from '@lunette/ui-kit';
import { useState } from 'react';
import { useWatchStockMutation } from '../../api/catalog.ts';
import { useStockText } from '../../stockText.ts';

/** Props of `BackInStockForm`. */
export interface BackInStockFormProps {
  productId: string;
}

/** The form to be notified by e-mail when sold-out goods are back in stock (PDP-09), with its result. */
export function BackInStockForm(props: BackInStockFormProps) {
  return (
    <FocusGuard>
      <FormOrNote {...props} />
    </FocusGuard>
  );
}

function FormOrNote({ productId }: BackInStockFormProps) {
  const t = useStockText();
  const captcha = useCaptcha();
  const { form, faults, read, show } = useEntries<'email'>();
  const [watch, { data, isLoading }] = useWatchStockMutation();
  const [fault, setFault] = useState<string | null>(null);
  if (data)
    return (
      <Message tone="good">{t.rich('stock.saved', { email: <Num key="email">{data.email}</Num> })}</Message>
    );
  const submit = async () => {
    const { email = '' } = read();
    if (show({ email: isEmail(email.trim()) ? undefined : t('stock.email-faulty') }) || isLoading) return;
    setFault(null);
    const solution = captcha.take();
    if (solution === null) return;
    const { error } = await watch({ params: { productId }, body: { email, captcha: solution } });
    if (error && !captcha.wasMissing(error) && !show(fieldsOf(error)))
      setFault(reasonOf(error, t('stock.not-saved')));
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('stock.title')}
      className="grid gap-3 rounded-control border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <EmailField name="email" label={t('stock.email')} hint={t('stock.hint')} error={faults.email} />
      {captcha.field}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" kind="second" className="justify-self-start" loading={isLoading}>
        {t('stock.send')}
      </Button>
    </form>
  );
}
