import { useState } from 'react';
import { PASSWORD_LENGTH } from '../../rules/password.ts';
import { useText } from '../../text.ts';
import { PasswordField } from './PasswordField.tsx';
import { usePasswordFaultText } from './usePasswordFaultText.ts';

/** Props of `NewPasswordField`. */
export interface NewPasswordFieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** The owner of the password: a password with their name or e-mail is rejected. */
  about?: { email?: string; firstName?: string; lastName?: string };
}

/** A field for a new password. It shows the rules in advance, and what is missing while the customer types. */
export function NewPasswordField({ name, label, error, about }: NewPasswordFieldProps) {
  const t = useText();
  const faultText = usePasswordFaultText();
  const [typed, setTyped] = useState('');
  const isLong = [...typed].length >= PASSWORD_LENGTH.least;
  const lack = isLong ? faultText(typed, about) : undefined;
  return (
    <PasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      onChange={({ target }) => setTyped(target.value)}
      hint={t('session.password-rules', PASSWORD_LENGTH)}
      error={error}
      warning={lack}
      good={isLong && !lack ? t('session.password-good') : undefined}
    />
  );
}
