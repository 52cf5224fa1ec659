import { isMissing } from '@lunette/api-client';
import { westernDigits } from '@lunette/country-config';
import { Button, Message, Price, TextField } from '@lunette/ui-kit';
import { useState } from 'react';
import { useLazyGetGiftVoucherQuery } from '../../api/money.ts';
import { useCaptcha, useEntries, useReason } from '@lunette/session';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { useDateTime } from '../page/useDateTime.ts';

const CODE = /^[A-Za-z0-9-]{4,32}$/;

/** Shows the remaining value of a gift voucher, by its code (MONEY-02). */
export function GiftVoucherSection() {
  const t = useText();
  const reason = useReason();
  const dateTime = useDateTime();
  const captcha = useCaptcha();
  const { form, faults, read, show } = useEntries<'code'>();
  const [ask, { currentData: voucher, isFetching, isError }] = useLazyGetGiftVoucherQuery();
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    const code = westernDigits(read().code ?? '').trim();
    setFault(null);
    if (isFetching || show(CODE.test(code) ? {} : { code: t('account.voucher-fault') })) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { error } = await ask({ query: { giftVoucherCode: code, captcha: solution } });
    if (!error || captcha.wasMissing(error)) return;
    if (isMissing(error)) show({ code: reason(error) });
    else setFault(reason(error));
  };
  return (
    <AccountSection title={t('account.voucher')} text={t('account.voucher-text')}>
      <form
        ref={form}
        noValidate
        className="grid max-w-text gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          name="code"
          label={t('account.voucher-code')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          dir="ltr"
          error={faults.code}
        />
        {captcha.field}
        <Button type="submit" kind="second" className="justify-self-start" loading={isFetching}>
          {t('account.voucher-check')}
        </Button>
      </form>
      {fault && (
        <Message tone="bad" className="mt-4">
          {fault}
        </Message>
      )}
      {voucher && !isError && !fault && !faults.code && (
        <Message tone={voucher.isExpired ? 'warn' : 'good'} className="mt-4">
          {t.rich('account.voucher-left', {
            left: <Price amount={voucher.balance} className="font-semibold" />,
            whole: <Price amount={voucher.amount} />,
          })}{' '}
          {voucher.expiresOn &&
            t(voucher.isExpired ? 'account.credit-expired' : 'account.credit-until', {
              date: dateTime(voucher.expiresOn),
            })}
        </Message>
      )}
    </AccountSection>
  );
}
