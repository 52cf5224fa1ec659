import { isRefusal, reasonOf } from '@lunette/api-client';
import { bankAccountFaults, bankAccountForm, type BankAccountInput } from '@lunette/country-config';
import { fieldsOf } from '@lunette/session';
import { useForm, type FieldErrors, type ResolverResult } from 'react-hook-form';
import { useEditNeftMutation } from '../../api/refund.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** The values of the bank account form, with the number twice. */
export interface BankAccountDraft extends BankAccountInput {
  again: string;
}

const EMPTY: BankAccountDraft = { accountHolder: '', accountNumber: '', again: '', bankCode: '' };

/** The order of a bank account for refunds, and the country whose form the account has. */
export type RefundedOrder = Pick<Order, 'id' | 'shippingAddress'>;

/** The form of the bank account for refunds of an order. The typed values are kept until they are saved. */
export function useBankAccount({ id: orderId, shippingAddress: { country } }: RefundedOrder) {
  const t = useText();
  const [edit, { isLoading, error, reset }] = useEditNeftMutation();
  const form = useForm<BankAccountDraft>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: (draft): ResolverResult<BankAccountDraft> => {
      const faults = bankAccountFaults(country, draft);
      const errors: FieldErrors<BankAccountDraft> = {};
      for (const field of ['accountHolder', 'accountNumber', 'bankCode'] as const)
        if (faults[field])
          errors[field] = { type: 'wrong', message: t(`orders.account-fault.${faults[field]}`) };
      if (!isNumberRepeated(draft))
        errors.again = { type: 'wrong', message: t('orders.account-fault.again') };
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: draft, errors: {} };
    },
  });
  /** Checks and saves the typed account; returns whether it was saved. */
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async ({ accountHolder, accountNumber, bankCode }) => {
      const body = { accountHolder, accountNumber, bankCode };
      const answer = await edit({ params: { orderId }, body });
      isSaved = answer.error === undefined;
      for (const [field, message] of Object.entries(fieldsOf(answer.error)))
        if (field === 'accountHolder' || field === 'accountNumber' || field === 'bankCode')
          form.setError(field, { type: 'gateway', message }, { shouldFocus: true });
    })();
    return isSaved;
  };
  const isFieldFault = Object.keys(fieldsOf(error)).length > 0;
  const text = isRefusal(error) ? 'orders.account-failed' : 'orders.account-unheard';
  return {
    form,
    save,
    isLoading,
    /** Removes the reason why the account was not saved; the typed values stay. */
    forget: reset,
    fault: error && !isFieldFault ? t(text, { reason: reasonOf(error, t('orders.offline')) }) : null,
    kind: bankAccountForm(country)?.kind ?? 'ifsc',
  };
}

/** Whether both entries of the number are equal, ignoring spaces. */
export function isNumberRepeated({ accountNumber, again }: BankAccountDraft): boolean {
  const plain = (text: string) => text.replace(/[\s-]/g, '').toUpperCase();
  return plain(accountNumber) === plain(again);
}
