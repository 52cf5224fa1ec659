import { isEmail } from '@lunette/country-config';
import { Button, Checkbox, LinkText, Message, TextField, useLocale, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { Link } from 'react-router';
import { useSetWhatsAppConsentMutation } from '../../api/consent.ts';
import { useGetCaptchaNeedQuery, useRegisterMutation } from '../../api/signIn.ts';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { readMobile } from '../../rules/readIdentity.ts';
import { EmailField } from '../fields/EmailField.tsx';
import { MobileField } from '../fields/MobileField.tsx';
import { NewPasswordField } from '../fields/NewPasswordField.tsx';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useEntries } from '../fields/useEntries.ts';
import { useMobileFault } from '../fields/useMobileFault.ts';
import { usePasswordFaultText } from '../fields/usePasswordFaultText.ts';
import { useSignInPlace } from '../signIn/useSignInPlace.ts';
import { fieldsOf, useReason } from '../../useReason.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'telephone', 'password'] as const;
type Field = (typeof FIELDS)[number] | 'subscribe' | 'whatsapp';

/** What has been typed into the form so far; the password is left out. */
export type RegistrationDraft = Partial<Record<Exclude<Field, 'password'>, string>>;

interface RegisterFormProps {
  /** The initial values of the fields. */
  draft: RegistrationDraft;
  onDraft: (draft: RegistrationDraft) => void;
  onEntered: (answer: SignedIn) => void;
}

/** Creates an account: name, e-mail, an optional number, a password with its rules, and no consent given in advance. */
export function RegisterForm({ draft, onDraft, onEntered }: RegisterFormProps) {
  const t = useText();
  const reason = useReason();
  const place = useSignInPlace();
  const mobileFault = useMobileFault();
  const passwordWords = usePasswordFaultText();
  const { country } = useLocale();
  const { data: need, refetch: askForNeed } = useGetCaptchaNeedQuery({ query: { form: 'register' } });
  const captcha = useCaptcha({ isExpected: need?.isRequired });
  const { form, faults, read, show } = useEntries<Field>();
  const [register, { isLoading }] = useRegisterMutation();
  const [allowWhatsApp] = useSetWhatsAppConsentMutation();
  const [fault, setFault] = useState<string | null>(null);
  const toast = useToast();

  const consentToWhatsApp = async () => {
    const { error } = await allowWhatsApp({ body: { optingValue: true } });
    if (error) toast({ kind: 'error', text: t('session.consent-whatsapp-failed') });
  };
  const keepDraft = () => {
    const draftNow = read();
    delete draftNow.password;
    onDraft(draftNow);
  };
  const submit = async () => {
    if (isLoading) return;
    const typed = read();
    const [firstName = '', lastName = '', address = '', telephone = '', password = ''] = FIELDS.map(
      (field) => typed[field]?.trim() ?? '',
    );
    const about = { firstName, lastName, email: address };
    const mobile = telephone === '' ? null : readMobile(telephone, country);
    const isFaulty = show({
      firstName: firstName === '' ? t('session.first-name-missing') : undefined,
      email: isEmail(address) ? undefined : t('session.email-fault'),
      telephone: telephone !== '' && !mobile ? mobileFault : undefined,
      password: passwordWords(typed.password ?? password, about),
    });
    setFault(null);
    if (isFaulty) return;
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await register({
      body: {
        ...about,
        password: typed.password ?? '',
        ...(mobile && { telephone: mobile.telephone, phoneCode: mobile.phoneCode }),
        subscribe: typed.subscribe === 'on',
        captcha: solution,
        place,
      },
    });
    if (data) {
      if (typed.whatsapp === 'on') void consentToWhatsApp();
      onEntered(data);
      return;
    }
    void askForNeed();
    if (!captcha.wasMissing(error) && !show(fieldsOf(error))) setFault(reason(error));
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
      {captcha.field}
      {fault && <Message tone="bad">{fault}</Message>}
      <Button type="submit" size="l" full loading={isLoading}>
        {t('session.register')}
      </Button>
      <p className="text-14 text-ink-soft">
        {t.rich('session.register-terms', {
          link: (words) => (
            <LinkText as={Link} to="/support#terms" target="_blank">
              {words}
            </LinkText>
          ),
        })}
      </p>
    </form>
  );
}
