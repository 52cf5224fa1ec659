import { Button, Checkbox, LinkText, Message, TextField } from '@lunette/ui-kit';
import { Link } from 'react-router';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { EmailField } from '../fields/EmailField.tsx';
import { MobileField } from '../fields/MobileField.tsx';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { useRegister, type RegistrationField } from './useRegister.ts';

/** What has been typed into the form so far; the password is left out. */
export type RegistrationDraft = Partial<Record<Exclude<RegistrationField, 'password'>, string>>;

interface RegisterFormProps {
  /** The initial values of the fields. */
  draft: RegistrationDraft;
  onDraft: (draft: RegistrationDraft) => void;
  onEntered: (answer: SignedIn) => void;
}

/** Creates an account: name, e-mail, an optional number, a password with its rules, and no consent given in advance. */
export function RegisterForm({ draft, onDraft, onEntered }: RegisterFormProps) {
  const t = useText();
  const { form, faults, read, submit, isLoading, fault, captchaField } = useRegister(onEntered);
  const keepDraft = () => {
    const draftNow = read();
    delete draftNow.password;
    onDraft(draftNow);
  };
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onChange={keepDraft}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <div className="grid gap-4 tablet:grid-cols-2">
        <TextField
          name="firstName"
          label={t('session.first-name')}
          autoComplete="given-name"
          maxLength={60}
          defaultValue={draft.firstName}
          error={faults.firstName}
        />
        <TextField
          name="lastName"
          label={t('session.last-name')}
          optional
          autoComplete="family-name"
          maxLength={60}
          defaultValue={draft.lastName}
          error={faults.lastName}
        />
      </div>
      <EmailField name="email" label={t('session.email')} defaultValue={draft.email} error={faults.email} />
      <MobileField
        name="telephone"
        label={t('session.mobile')}
        optional
        defaultValue={draft.telephone}
        error={faults.telephone}
      />
      <NewPasswordField name="password" label={t('session.password')} error={faults.password} />
      <div>
        <Checkbox name="subscribe" defaultChecked={draft.subscribe === 'on'}>
          {t('session.consent-news')}
        </Checkbox>
        <Checkbox name="whatsapp" defaultChecked={draft.whatsapp === 'on'}>
          {t('session.consent-whatsapp')}
        </Checkbox>
      </div>
      {captchaField}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" full loading={isLoading}>
        {t('session.register')}
      </Button>
      <Terms />
    </form>
  );
}

function Terms() {
  const t = useText();
  return (
    <p className="text-14 text-ink-soft">
      {t.rich('session.register-terms', {
        link: (words) => (
          <LinkText as={Link} to="/support#terms" target="_blank">
            {words}
          </LinkText>
        ),
      })}
    </p>
  );
}
