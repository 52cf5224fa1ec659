import { codeOf } from '@lunette/api-client';
import { Button, FocusGuard, Message, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useChangePasswordMutation } from '../../api/profile.ts';
import type { Customer } from '@lunette/session/contract';
import {
  NewPasswordField,
  PasswordField,
  useEntries,
  usePasswordFaultText,
  fieldsOf,
  useReason,
} from '@lunette/session';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { SignInAgain } from '../gate/SignInAgain.tsx';

type Field = 'oldPassword' | 'newPassword' | 'confirmation';

/** Changes the password, or sets the first one. All other devices are then signed out (AUTH-08). */
export function PasswordSection({ customer }: { customer: Customer }) {
  const t = useText();
  const toast = useToast();
  const [round, setRound] = useState(0);
  const saved = () => {
    toast({ text: t('account.password-saved'), kind: 'update' });
    setRound(round + 1);
  };
  return (
    <AccountSection
      title={t(customer.hasPassword ? 'account.password' : 'account.password-first')}
      text={t('account.password-text')}
    >
      <FocusGuard>
        <PasswordForm key={round} customer={customer} onSaved={saved} />
      </FocusGuard>
    </AccountSection>
  );
}

function PasswordForm({ customer, onSaved }: { customer: Customer; onSaved: () => void }) {
  const t = useText();
  const reason = useReason();
  const faultText = usePasswordFaultText();
  const { form, faults, read, show } = useEntries<Field>();
  const [change, { isLoading }] = useChangePasswordMutation();
  const [fault, setFault] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const { hasPassword, email, firstName, lastName } = customer;
  const about = { email: email ?? '', firstName, lastName };
  const submit = async () => {
    const { oldPassword = '', newPassword = '', confirmation = '' } = read();
    setFault(null);
    const found = {
      oldPassword: hasPassword && oldPassword === '' ? t('session.password-missing') : undefined,
      newPassword: faultText(newPassword, about),
      confirmation: confirmation === newPassword ? undefined : t('session.password-differs'),
    };
    if (isLoading || show(found)) return;
    const body = { ...(hasPassword && { oldPassword }), newPassword, confirmation };
    const { error } = await change({ body });
    if (!error) onSaved();
    else if (codeOf(error) === 'sign_in_again') setStale(true);
    else if (!show(fieldsOf(error))) setFault(reason(error));
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid max-w-text gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <input type="text" name="username" autoComplete="username" defaultValue={email ?? ''} hidden readOnly />
      {hasPassword && (
        <PasswordField
          name="oldPassword"
          label={t('account.password-old')}
          autoComplete="current-password"
          error={faults.oldPassword}
        />
      )}
      <NewPasswordField
        name="newPassword"
        label={t('session.password-new')}
        about={about}
        error={faults.newPassword}
      />
      <PasswordField
        name="confirmation"
        label={t('session.password-again')}
        autoComplete="new-password"
        error={faults.confirmation}
      />
      {fault && <Message tone="bad">{fault}</Message>}
      {isStale && <SignInAgain />}
      <div>
        <Button type="submit" loading={isLoading} className="max-tablet:w-full">
          {t('account.password-save')}
        </Button>
      </div>
    </form>
  );
}
