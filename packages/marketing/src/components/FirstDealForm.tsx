import { MobileField, useEntries } from '@lunette/session';
import { Button, Message, TextField } from '@lunette/ui-kit';
import { useLazyFirstDealUserExistsQuery, useTakeFirstDealMutation } from '../api/marketing.ts';
import { useText } from '../text.ts';
import { HeardFromQuestion } from './HeardFromQuestion.tsx';
import { ReceiptNote } from './ReceiptNote.tsx';
import { useContactFaults } from './useContactFaults.ts';
import { useSend } from './useSend.ts';

/** Sends the welcome voucher to a phone, unless the number has already had one (ANLY-05). */
export function FirstDealForm() {
  const t = useText();
  const check = useContactFaults();
  const { form, faults, read, show } = useEntries<'name' | 'phone'>();
  const [hasHad, { isFetching }] = useLazyFirstDealUserExistsQuery();
  const [take, { isLoading }] = useTakeFirstDealMutation();
  const { receipt, fault, captchaField, send } = useSend(show);
  const isBusy = isFetching || isLoading;
  const submit = async () => {
    const { name = '', phone = '' } = read();
    if (show({ name: check.name(name), phone: check.phone(phone) }) || isBusy) return;
    // An attempt whose answer was lost may have taken the voucher: then the gateway decides whether this is the same
    // attempt.
    const hadBefore = fault === null && (await hasHad({ query: { phone } })).data?.result;
    if (hadBefore) show({ phone: t('marketing.first-deal-had') });
    else await send({ name, phone }, take);
  };
  if (receipt)
    return (
      <ReceiptNote receipt={receipt}>
        <HeardFromQuestion reference={receipt.reference} />
      </ReceiptNote>
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
      <TextField
        name="name"
        label={t('marketing.name')}
        autoComplete="name"
        maxLength={80}
        error={faults.name}
      />
      <MobileField name="phone" label={t('marketing.phone')} error={faults.phone} />
      <p className="text-14 text-ink-soft">{t('marketing.first-deal-terms')}</p>
      {captchaField}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" className="justify-self-start" loading={isBusy}>
        {t('marketing.first-deal-send')}
      </Button>
    </form>
  );
}
