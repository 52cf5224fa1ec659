import { Message, TextField } from '@lunette/ui-kit';
import { Check, LockKeyhole } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../text.ts';
import { isNumberRepeated, type useBankAccount } from './useBankAccount.ts';

/** The fields of a bank account in its country: holder, number twice, and in India the code of the branch. */
export function BankAccountFields({
  form,
  fault,
  kind,
}: Omit<ReturnType<typeof useBankAccount>, 'save' | 'isLoading' | 'forget'>) {
  const t = useText();
  const { register, control, formState } = form;
  const { errors } = formState;
  const draft = useWatch({ control });
  const { accountNumber = '', again = '' } = draft;
  const isTwice = again !== '' && isNumberRepeated({ accountHolder: '', bankCode: '', accountNumber, again });
  const number = { dir: 'ltr', autoComplete: 'off', spellCheck: false } as const;
  const isIban = kind === 'iban';
  return (
    <div className="grid gap-4">
      <TextField
        label={t('orders.account-holder')}
        autoComplete="name"
        maxLength={100}
        error={errors.accountHolder?.message}
        {...register('accountHolder')}
      />
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          {...number}
          label={t(isIban ? 'orders.account-iban' : 'orders.account-number')}
          inputMode={isIban ? 'text' : 'numeric'}
          maxLength={50}
          error={errors.accountNumber?.message}
          {...register('accountNumber')}
        />
        <TextField
          {...number}
          label={t('orders.account-again')}
          inputMode={isIban ? 'text' : 'numeric'}
          maxLength={50}
          error={errors.again?.message}
          after={isTwice && <Check size={18} aria-label={t('orders.account-same')} className="text-good" />}
          {...register('again')}
        />
      </div>
      {!isIban && (
        <TextField
          {...number}
          label={t('orders.account-ifsc')}
          hint={t('orders.account-ifsc-hint')}
          autoCapitalize="characters"
          maxLength={20}
          error={errors.bankCode?.message}
          {...register('bankCode')}
        />
      )}
      <p className="flex gap-2.5 text-14 text-ink-soft">
        <LockKeyhole size={18} aria-hidden className="shrink-0" />
        {t('orders.account-kept')}
      </p>
      {fault && <Message tone="bad">{fault}</Message>}
    </div>
  );
}
