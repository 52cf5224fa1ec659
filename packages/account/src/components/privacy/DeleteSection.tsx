import { codeOf } from '@lunette/api-client';
import { Button, Dialog, Message, TextField, useLocale, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useDeleteCustomerMutation } from '../../api/profile.ts';
import { PasswordField, useEntries, fieldsOf, useReason, useCustomer } from '@lunette/session';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { SignInAgain } from '../gate/SignInAgain.tsx';

/** The word that the specification requires before an account is deleted. */
const WORD = 'DELETE';

/**
 * Deletes the account: lists what is deleted and what the law lets a shop keep, and requires the word to be typed
 * first.
 */
export function DeleteSection() {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <AccountSection title={t('account.delete')} text={t('account.delete-text')}>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('account.delete-title')}>
        <DeleteForm />
      </Dialog>
    </AccountSection>
  );
}

function DeleteForm() {
  const t = useText();
  const { list } = useLocale();
  const toast = useToast();
  const reason = useReason();
  const { customer } = useCustomer();
  const { form, faults, read, show } = useEntries<'confirmation' | 'password'>();
  const [end, { isLoading }] = useDeleteCustomerMutation();
  const [fault, setFault] = useState<string | null>(null);
  const [isStale, setStale] = useState(false);
  const needsPassword = isStale && customer?.hasPassword;
  const submit = async () => {
    const { confirmation = '', password = '' } = read();
    setFault(null);
    const found = {
      confirmation:
        confirmation.trim() === WORD ? undefined : t('account.delete-word-missing', { word: WORD }),
      password: needsPassword && password === '' ? t('session.password-missing') : undefined,
    };
    if (isLoading || show(found)) return;
    const { data, error } = await end({ body: { confirmation: WORD, ...(password && { password }) } });
    if (data) {
      // The customer is signed out, and the account's gate leads to the home page, where the message is still shown.
      const { waitsForOrders: orders } = data;
      const text =
        orders.length > 0
          ? t('account.delete-waiting', { count: orders.length, orders: list(orders) })
          : t('account.delete-done');
      toast({ text, kind: 'update' });
    } else if (codeOf(error) === 'sign_in_again') setStale(true);
    else if (!show(fieldsOf(error))) setFault(reason(error));
  };
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
      <WhatIsDeleted />
      <WordField error={faults.confirmation} />
      {needsPassword && (
        <PasswordField
          name="password"
          label={t('session.password')}
          hint={t('account.delete-password')}
          autoComplete="current-password"
          error={faults.password}
        />
      )}
      {isStale && !needsPassword && <SignInAgain />}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" kind="danger" size="l" full loading={isLoading}>
        {t('account.delete-now')}
      </Button>
    </form>
  );
}

function WhatIsDeleted() {
  const t = useText();
  return (
    <ul className="grid gap-2 text-ink-soft">
      <li>{t('account.delete-goes')}</li>
      <li>{t('account.delete-credit')}</li>
      <li>{t('account.delete-stays')}</li>
    </ul>
  );
}

/** The field for the word that confirms the deletion. */
function WordField({ error }: { error: string | undefined }) {
  const t = useText();
  return (
    <TextField
      name="confirmation"
      label={t.rich('account.delete-word', {
        word: (
          <bdi dir="ltr" lang="en" className="num">
            {WORD}
          </bdi>
        ),
      })}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      dir="ltr"
      error={error}
    />
  );
}
