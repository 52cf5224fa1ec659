import { LinkText } from '@lunette/ui-kit';
import { useText } from '../../text.ts';
import { useFirstField } from '../fields/useFirstField.ts';
import { ForgotPasswordForm } from '../forms/ForgotPasswordForm.tsx';

interface ForgotStepProps {
  email: string;
  /** Whether the account never had a password. */
  hasNone: boolean;
  onBack: () => void;
}

/** Sends a link to set a new password, also for an account that never had one. */
export function ForgotStep({ email, hasNone, onBack }: ForgotStepProps) {
  const t = useText();
  const around = useFirstField<HTMLDivElement>();
  return (
    <div ref={around} className="grid gap-4">
      {hasNone && <p>{t('session.no-password')}</p>}
      <ForgotPasswordForm email={email} />
      <p>
        <LinkText as="button" onClick={onBack}>
          {t('session.back-to-sign-in')}
        </LinkText>
      </p>
    </div>
  );
}
