import { useAttempt } from '@lunette/api-client';
import { countryOf, CURRENCY_SIGN } from '@lunette/country-config';
import { Button, Message, TextArea, TextField, useLocale } from '@lunette/ui-kit';
import { useRecordStoreSaleMutation } from '../../api/storeSale.ts';
import type { NewStoreSale, StoreSale } from '../../contract/index.ts';
import { saleAmount, saleDays } from '../../rules/storeSale.ts';
import { useStaffText } from '../../staffText.ts';
import { fieldsOf, useReason } from '../../useReason.ts';
import { useEntries } from '../fields/useEntries.ts';
import { SalesmanField } from './SalesmanField.tsx';

interface SaleFormProps {
  /** The employee number of who is signed in. */
  own: string;
  onRecorded: (sale: StoreSale) => void;
}

/** The form for a sale that was made at the counter of a store (STAFF-03). */
export function SaleForm({ own, onRecorded }: SaleFormProps) {
  const t = useStaffText();
  const reason = useReason();
  const attempt = useAttempt();
  const { country } = useLocale();
  const { form, faults, read, show } = useEntries<keyof NewStoreSale>();
  const [record, { error, isLoading }] = useRecordStoreSaleMutation();
  const { first, last } = saleDays(country);
  const submit = async () => {
    const { salesmanId = '', receipt = '', soldOn = '', amount = '', note = '' } = read();
    const value = saleAmount(amount);
    const found = {
      ...(salesmanId.trim() === '' && { salesmanId: t('staff.salesman-missing') }),
      ...(receipt.trim() === '' && { receipt: t('staff.receipt-missing') }),
      ...((soldOn < first || soldOn > last) && { soldOn: t('staff.sold-on-fault') }),
      ...(value === null && { amount: t('staff.amount-fault') }),
    };
    if (isLoading || show(found) || value === null) return;
    const body = {
      collectionData: {
        salesmanId: salesmanId.trim(),
        receipt: receipt.trim(),
        soldOn,
        amount: value,
        ...(note.trim() !== '' && { note: note.trim() }),
      },
    };
    const { data, error: refusal } = await record({ body, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(refusal);
    if (data) onRecorded(data);
    else show(saleFaults(refusal));
  };
  const sign = CURRENCY_SIGN[countryOf(country).currencyCode];
  const ofField = Object.keys(saleFaults(error)).length > 0;
  return (
    <form
      ref={form}
      noValidate
      className="grid content-start gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <SalesmanField own={own} error={faults.salesmanId} />
      <TextField
        name="receipt"
        label={t('staff.receipt')}
        hint={t('staff.receipt-hint')}
        autoComplete="off"
        maxLength={40}
        className="[&_.input]:[direction:ltr]"
        error={faults.receipt}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          name="soldOn"
          type="date"
          label={t('staff.sold-on')}
          defaultValue={last}
          min={first}
          max={last}
          error={faults.soldOn}
        />
        <TextField
          name="amount"
          label={t('staff.amount')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          before={sign}
          className="[&_.input]:[direction:ltr]"
          error={faults.amount}
        />
      </div>
      <TextArea name="note" label={t('staff.note')} optional rows={2} maxLength={300} error={faults.note} />
      {error && !ofField && <Message tone="bad">{reason(error)}</Message>}
      <Button type="submit" size="l" full loading={isLoading}>
        {t('staff.record-sale')}
      </Button>
    </form>
  );
}

/** The gateway's messages by the name of the field. */
function saleFaults(error: Parameters<typeof fieldsOf>[0]): Partial<Record<keyof NewStoreSale, string>> {
  const fields = Object.entries(fieldsOf(error));
  return Object.fromEntries(fields.map(([path, text]) => [path.replace('collectionData.', ''), text]));
}
