import { isEmail } from '@lunette/country-config';
import { useLocale, useToast } from '@lunette/ui-kit';
import { useState } from 'react';
import { useSetWhatsAppConsentMutation } from '../../api/consent.ts';
import { useGetCaptchaNeedQuery, useRegisterMutation } from '../../api/signIn.ts';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { readMobile } from '../../rules/readIdentity.ts';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import { useEntries } from '../fields/useEntries.ts';
import { useMobileFault } from '../fields/useMobileFault.ts';
import { usePasswordFaultText } from '../fields/usePasswordFaultText.ts';
import { useSignInOrigin } from '../signIn/useSignInOrigin.ts';
import { fieldsOf, useReason } from '../../useReason.ts';

const FIELDS = ['firstName', 'lastName', 'email', 'telephone', 'password'] as const;

/** A field of the registration form. */
export type RegistrationField = (typeof FIELDS)[number] | 'subscribe' | 'whatsapp';

/** Checks and sends the registration form, and shows its faults; the captcha appears if the gateway requires one. */
export function useRegister(onEntered: (answer: SignedIn) => void) {
  const t = useText();
  const reason = useReason();
  const place = useSignInOrigin();
  const mobileFault = useMobileFault();
  const passwordWords = usePasswordFaultText();
  const { country } = useLocale();
  const { data: need, refetch: askForNeed } = useGetCaptchaNeedQuery({ query: { form: 'register' } });
  const captcha = useCaptcha({ isExpected: need?.isRequired });
  const { form, faults, read, show } = useEntries<RegistrationField>();
  const [register, { isLoading }] = useRegisterMutation();
  const consentToWhatsApp = useWhatsAppConsent();
  const [fault, setFault] = useState<string | null>(null);

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
  return { form, faults, read, submit, isLoading, fault, captchaField: captcha.field };
}

function useWhatsAppConsent() {
  const t = useText();
  const toast = useToast();
  const [allowWhatsApp] = useSetWhatsAppConsentMutation();
  return async () => {
    const { error } = await allowWhatsApp({ body: { optingValue: true } });
    if (error) toast({ kind: 'error', text: t('session.consent-whatsapp-failed') });
  };
}
