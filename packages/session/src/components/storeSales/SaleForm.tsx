import { countryOf, CURRENCY_SIGN } from '@lunette/country-config';
import { Button, Message, TextArea, TextField, useLocale } from '@lunette/ui-kit';
import type { StoreSale } from '../../contract/index.ts';
import { saleDays } from '../../rules/storeSale.ts';
import { useStaffText } from '../../staffText.ts';
import { SalesmanField } from './SalesmanField.tsx';
import { useRecordSale } from './useRecordSale.ts';

interface SaleFormProps {
  /** The employee number of who is signed in. */
  own: string;
  onRecorded: (sale: StoreSale) => void;
}

/** The form for a sale that was made at the counter of a store (STAFF-03). */
export function SaleForm({ own, onRecorded }: SaleFormProps) {
  const t = useStaffText();
  const { country } = useLocale();
  const days = saleDays(country);
  const { form, faults, submit, isLoading, fault } = useRecordSale(days, onRecorded);
  const sign = CURRENCY_SIGN[countryOf(country).currencyCode];
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
          defaultValue={days.last}
          min={days.first}
          max={days.last}
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
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" full loading={isLoading}>
        {t('staff.record-sale')}
      </Button>
    </form>
  );
}
