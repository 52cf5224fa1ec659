import { isMissing, reasonOf } from '@lunette/api-client';
import { digitsOf, isEmail, westernDigits } from '@lunette/country-config';
import { Button, Message, TextField } from '@lunette/ui-kit';
import { useRef, useState } from 'react';
import { useLazyGetOrderQuery } from '../../api/order.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** An order that was opened by its e-mail address, and that address. */
export interface FoundOrder {
  order: Order;
  email: string;
}

interface OrderByEmailProps {
  /** The number of the order; if it is undefined, the form asks for it too. */
  orderId?: string;
  onFound: (found: FoundOrder) => void;
}

interface FormFaults {
  number?: string;
  email?: string;
  /** The error of the call. */
  other?: string;
}

/** A form that finds an order by its number and its e-mail address, without an account (O-30). */
export function OrderByEmail({ orderId, onFound }: OrderByEmailProps) {
  const t = useText();
  const [ask, { isFetching }] = useLazyGetOrderQuery();
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const numberField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);
  const [faults, setFault] = useState<FormFaults>({});
  const show = (newFaults: FormFaults) => {
    setFault(newFaults);
    if (newFaults.number) numberField.current?.focus();
    else if (newFaults.email) emailField.current?.focus();
  };
  const submit = async () => {
    const id = orderId ?? digitsOf(westernDigits(number));
    const given = email.trim();
    const newFaults: FormFaults = {
      ...(id === '' && { number: t('orders.number-missing') }),
      ...(!isEmail(given) && { email: t('orders.email-missing') }),
    };
    show(newFaults);
    if (isFetching || newFaults.number || newFaults.email) return;
    const { data, error } = await ask({ params: { orderId: id }, query: { email: given } });
    const [order] = data?.orders ?? [];
    if (order) onFound({ order, email: given });
    else if (isMissing(error)) show({ email: t('orders.email-wrong', { number: id }) });
    else show({ other: reasonOf(error, t('orders.offline')) });
  };
  return (
    <form
      noValidate
      className="grid w-full gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {orderId === undefined && (
        <TextField
          ref={numberField}
          label={t('orders.number-field')}
          hint={t('orders.number-hint')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={30}
          value={number}
          error={faults.number}
          onChange={({ target }) => setNumber(target.value)}
        />
      )}
      <TextField
        ref={emailField}
        label={t('orders.email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={120}
        value={email}
        error={faults.email}
        onChange={({ target }) => setEmail(target.value)}
      />
      {faults.other && <Message tone="bad">{faults.other}</Message>}
      <Button type="submit" className="justify-self-start" loading={isFetching}>
        {t('orders.email-open')}
      </Button>
    </form>
  );
}
