import { isMissing, reasonOf } from '@lunette/api-client';
import { isEmail } from '@lunette/country-config';
import { Button, Message, TextField } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import { useLazyGetOrderQuery } from '../api.ts';
import type { Order } from '../contract.ts';
import { useText } from '../text.ts';

interface OrderByEmailProps {
  orderId: string;
  onFound: (order: Order) => void;
}

/** Opens an order away from where it was placed: its e-mail address proves whose it is (O-30). */
export function OrderByEmail({ orderId, onFound }: OrderByEmailProps) {
  const t = useText();
  const [ask, { isFetching }] = useLazyGetOrderQuery();
  const [email, setEmail] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const refuse = (why: string) => {
    setFault(why);
    field.current?.focus();
  };
  const submit = async () => {
    const given = email.trim();
    setFault(null);
    setFailure(null);
    if (!isEmail(given)) return refuse(t('orders.email-missing'));
    if (isFetching) return;
    const { data, error } = await ask({ params: { orderId }, query: { email: given } });
    const [order] = data?.orders ?? [];
    if (order) onFound(order);
    else if (isMissing(error)) refuse(t('orders.email-wrong', { number: orderId }));
    else setFailure(reasonOf(error, t('orders.offline')));
  };
  return (
    <form
      noValidate
      className="grid w-full gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        ref={field}
        label={t('orders.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={120}
        value={email}
        error={fault ?? undefined}
        onChange={({ target }) => setEmail(target.value)}
      />
      {failure && <Message tone="bad">{failure}</Message>}
      <Button type="submit" className="justify-self-start" loading={isFetching}>
        {t('orders.email-open')}
      </Button>
    </form>
  );
}
