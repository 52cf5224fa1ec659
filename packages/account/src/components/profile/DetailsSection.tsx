import { Button, Message, TextField, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { GenderField, useEntries, fieldsOf, useReason } from '@lunette/session';
import { useUpdateCustomerMutation } from '../../api/profile.ts';
import type { Customer } from '@lunette/session/contract';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';

const GENDERS = ['female', 'male', 'other'] as const;

/** Name, in any script, and gender. */
export function DetailsSection({ customer }: { customer: Customer }) {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const { form, faults, read, show } = useEntries<'firstName' | 'lastName' | 'gender'>();
  const [update, { isLoading }] = useUpdateCustomerMutation();
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    const { firstName = '', lastName = '', gender = '' } = read();
    setFault(null);
    if (isLoading || show(firstName.trim() ? {} : { firstName: t('account.first-name-missing') })) return;
    const body = { firstName, lastName, gender: GENDERS.find((one) => one === gender) ?? ('' as const) };
    const { error } = await update({ body });
    if (!error) toast(t('account.details-saved'));
    else if (!show(fieldsOf(error))) setFault(reason(error));
  };
  return (
    <AccountSection title={t('account.details')}>
      <form
        ref={form}
        noValidate
        className="grid gap-4 tablet:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <TextField
          name="firstName"
          label={t('account.first-name')}
          autoComplete="given-name"
          maxLength={60}
          defaultValue={customer.firstName}
          error={faults.firstName}
        />
        <TextField
          name="lastName"
          label={t('account.last-name')}
          optional
          autoComplete="family-name"
          maxLength={60}
          defaultValue={customer.lastName}
          error={faults.lastName}
        />
        <GenderField name="gender" defaultValue={customer.gender} />
        {fault && (
          <Message tone="bad" className="tablet:col-span-2">
            {fault}
          </Message>
        )}
        <div className="tablet:col-span-2">
          <Button type="submit" loading={isLoading} className="max-tablet:w-full">
            {t('account.save')}
          </Button>
        </div>
      </form>
    </AccountSection>
  );
}
