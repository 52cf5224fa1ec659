import { useAttempt } from '@lunette/api-client';
import { useRecordStoreSaleMutation } from '../../api/storeSale.ts';
import type { NewStoreSale, StoreSale } from '../../contract/index.ts';
import { saleAmount, type saleDays } from '../../rules/storeSale.ts';
import { useStaffText } from '../../staffText.ts';
import { fieldsOf, useReason } from '../../useReason.ts';
import { useEntries } from '../fields/useEntries.ts';

/** Checks the form of a store's sale and records it once; `days` are the days on which it can have been made. */
export function useRecordSale(
  { first, last }: ReturnType<typeof saleDays>,
  onRecorded: (sale: StoreSale) => void,
) {
  const t = useStaffText();
  const reason = useReason();
  const attempt = useAttempt();
  const { form, faults, read, show } = useEntries<keyof NewStoreSale>();
  const [record, { error, isLoading }] = useRecordStoreSaleMutation();
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
  const ofField = Object.keys(saleFaults(error)).length > 0;
  return { form, faults, submit, isLoading, fault: error && !ofField ? reason(error) : null };
}

/** The gateway's messages by the name of the field. */
function saleFaults(error: Parameters<typeof fieldsOf>[0]): Partial<Record<keyof NewStoreSale, string>> {
  const fields = Object.entries(fieldsOf(error));
  return Object.fromEntries(fields.map(([path, text]) => [path.replace('collectionData.', ''), text]));
}
