import { westernDigits } from '@lunette/country-config';
import { useCaptcha } from '@lunette/session';
import { Button, LinkText, Message, Num, Price, TextField } from '@lunette/ui-kit';
import { useState } from 'react';
import type { Cart } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useCartMoney } from './useCartMoney.ts';

const CODE = /^[A-Za-z0-9-]{4,32}$/;

/** The form for the code of a gift voucher or, once it is applied, its effect. An error is shown beside the field. */
export function VoucherForm({ cart }: { cart: Cart }) {
  const t = useText();
  const { apply, remove, messageOf, busy } = useCartMoney();
  const { failure, applied } = messageOf('voucher');
  const captcha = useCaptcha({ isAlone: false });
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { giftVoucher, currencyCode } = cart;
  const price = (value: number) => <Price amount={{ value, currencyCode }} />;
  if (giftVoucher?.problem)
    return (
      <Message tone="warn">
        {t.rich('cart.voucher-problem', {
          code: <Num>{giftVoucher.code}</Num>,
          problem: giftVoucher.problem,
        })}{' '}
        <LinkText as="button" className="text-inherit" onClick={() => void remove('voucher')}>
          {t('cart.sum-remove')}
        </LinkText>
      </Message>
    );
  if (giftVoucher)
    return (
      applied && (
        <Message tone="good">
          {t.rich('cart.voucher-applied', {
            amount: price(giftVoucher.used),
            left: price(giftVoucher.left),
            code: <Num>{giftVoucher.code}</Num>,
          })}
        </Message>
      )
    );
  const submit = async () => {
    const wanted = westernDigits(code).trim();
    setFault(CODE.test(wanted) ? null : t('cart.voucher-fault'));
    if (!CODE.test(wanted)) return;
    const solution = captcha.take();
    if (solution === null) return;
    captcha.wasMissing(await apply({ kind: 'voucher', code: wanted, captcha: solution }));
  };
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        label={t('cart.voucher-code')}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        error={fault ?? failure ?? undefined}
      />
      <Button type="submit" kind="second" loading={busy} className="mt-6">
        {t('cart.voucher-apply')}
      </Button>
      {captcha.field && <div className="col-span-full">{captcha.field}</div>}
    </form>
  );
}
