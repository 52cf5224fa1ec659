import { countryOfPhoneCode, formatPhone } from '@lunette/country-config';
import { Button, Dialog, Num, Tag, useLocale, useToast } from '@lunette/ui-kit';
import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useSendVerificationMutation, LinkEmail, LinkMobile, useCaptcha, useReason } from '@lunette/session';
import type { Customer } from '@lunette/session/contract';
import { useText } from '../../text.ts';
import { AccountSection } from '../page/AccountSection.tsx';
import { SignInAgain } from '../gate/SignInAgain.tsx';

/** E-mail and mobile number: whether each is proven, and the forms to prove or change it. */
export function ContactSection({ customer }: { customer: Customer }) {
  const t = useText();
  const { country } = useLocale();
  const [open, setOpen] = useState<'email' | 'mobile' | null>(null);
  const { email, emailVerificationStatus, telephone, phoneCode, isTelephoneVerified } = customer;
  const phoneCountry = countryOfPhoneCode(phoneCode) ?? customer.countryCode;
  const close = () => setOpen(null);
  const mobileTitle = t(
    isTelephoneVerified ? 'account.mobile-change' : telephone ? 'account.mobile-prove' : 'account.mobile-add',
  );
  return (
    <AccountSection title={t('account.contact')} text={t('account.contact-text')}>
      <ul className="grid gap-4">
        <Row
          label={t('account.email')}
          value={email && <bdi className="break-all">{email}</bdi>}
          isProven={emailVerificationStatus === 'verified'}
        >
          {emailVerificationStatus === 'unverified' && <Resend />}
          <Button kind="second" size="s" onClick={() => setOpen('email')}>
            {t(email ? 'account.email-change' : 'account.email-add')}
          </Button>
        </Row>
        <Row
          label={t('account.mobile')}
          value={telephone && <Num>{formatPhone(telephone, phoneCountry)}</Num>}
          isProven={isTelephoneVerified}
        >
          <Button kind="second" size="s" onClick={() => setOpen('mobile')}>
            {mobileTitle}
          </Button>
        </Row>
      </ul>
      <Dialog
        open={open === 'email'}
        onClose={close}
        title={t(email ? 'account.email-change' : 'account.email-add')}
      >
        <LinkEmail onDone={close} again={<SignInAgain />} />
      </Dialog>
      <Dialog open={open === 'mobile'} onClose={close} title={mobileTitle}>
        <LinkMobile
          telephone={isTelephoneVerified || phoneCountry !== country ? '' : (telephone ?? '')}
          onDone={close}
          again={<SignInAgain />}
        />
      </Dialog>
    </AccountSection>
  );
}

interface RowProps {
  label: string;
  value: ReactNode;
  isProven: boolean;
  children: ReactNode;
}

function Row({ label, value, isProven, children }: RowProps) {
  const t = useText();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line pb-4 last:border-b-0">
      <div className="min-w-0">
        <p className="text-14 text-ink-soft">{label}</p>
        <p className="flex flex-wrap items-center gap-2">
          {value || t('account.none')}
          {value && (
            <Tag tone={isProven ? 'good' : 'warn'} icon={isProven && <Check aria-hidden size={14} />}>
              {t(isProven ? 'account.proven' : 'account.unproven')}
            </Tag>
          )}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  );
}

function Resend() {
  const t = useText();
  const toast = useToast();
  const reason = useReason();
  const captcha = useCaptcha();
  const [send, { isLoading }] = useSendVerificationMutation();
  const again = async () => {
    const solution = captcha.take();
    if (solution === null) return;
    const { data, error } = await send({ body: { captcha: solution } });
    if (data?.emailStatus === 'sent') toast({ text: t('account.email-sent'), kind: 'update' });
    else if (!captcha.wasMissing(error)) toast({ text: reason(error), kind: 'error' });
  };
  return (
    <>
      {captcha.field}
      <Button kind="second" size="s" loading={isLoading} onClick={() => void again()}>
        {t('account.email-prove')}
      </Button>
    </>
  );
}
