import { useCustomer } from '@lunette/session';
import { Button, className as join, FocusGuard, IconButton, LinkText, Message, Num } from '@lunette/ui-kit';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from 'react-router';
import { maskAllButLastGroup } from '../../rules/phoneCapture.ts';
import { useText } from '../../text.ts';
import { usePhoneCapture } from './usePhoneCapture.ts';

/** Props of `PhoneCapture`. */
export interface PhoneCaptureProps {
  className?: string;
}

/**
 * Asks a signed-in customer with a telephone, who gets no offers by text message, whether they may be sent (ANLY-04). Put it
 * at the end of a page, where it moves nothing; it draws nothing for anybody else.
 */
export function PhoneCapture({ className }: PhoneCaptureProps) {
  const { customer } = useCustomer();
  if (!customer?.telephone || !customer.phoneCode) return null;
  const { id, telephone, phoneCode, marketingSubscription, phoneCaptureExpiry = null } = customer;
  return (
    <FocusGuard key={id}>
      <Question
        phone={telephone}
        phoneCode={phoneCode}
        storedExpiry={phoneCaptureExpiry}
        isAgreed={marketingSubscription.sms}
        className={className}
      />
    </FocusGuard>
  );
}

interface QuestionProps extends PhoneCaptureProps {
  phone: string;
  phoneCode: string;
  storedExpiry: string | null;
  isAgreed: boolean;
}

function Question({ phone, phoneCode, storedExpiry, isAgreed, className }: QuestionProps) {
  const t = useText();
  const title = useId();
  const { isDue, isLoading, isSuccess, fault, submit, close } = usePhoneCapture({
    phone,
    phoneCode,
    storedExpiry,
  });
  const parts = {
    phone: <Num>{maskAllButLastGroup(phone, phoneCode)}</Num>,
    privacy: (name: ReactNode) => (
      <LinkText as={Link} to="/customer/account/privacy/">
        {name}
      </LinkText>
    ),
  };
  if (isSuccess)
    return (
      <Message tone="good" className={className}>
        {t.rich('marketing.capture-done', parts)}
      </Message>
    );
  if (!isDue || isAgreed) return null;
  return (
    <section
      aria-labelledby={title}
      className={join('rounded-control border border-line bg-surface p-4 tablet:p-6', className)}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={title} className="display text-22">
          {t('marketing.capture-title')}
        </h2>
        <IconButton label={t('marketing.capture-close')} className="-me-2 -mt-2 flex-none" onClick={close}>
          <X size={20} />
        </IconButton>
      </div>
      <p className="mt-1 max-w-text text-14 text-ink-soft">{t.rich('marketing.capture-text', parts)}</p>
      {fault && (
        <Message tone="bad" className="mt-4">
          {fault}
        </Message>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="second" loading={isLoading} onClick={() => void submit()}>
          {t('marketing.capture-yes')}
        </Button>
        <Button kind="quiet" onClick={close}>
          {t('marketing.capture-no')}
        </Button>
      </div>
    </section>
  );
}
