import { useState } from 'react';
import { PASSWORD_LENGTH } from '../../rules/password.ts';
import { useText } from '../../text.ts';
import { PasswordField } from './PasswordField.tsx';
import { usePasswordFaultText } from './usePasswordFaultText.ts';

export interface NewPasswordFieldProps {
  name: string;
  label: string;
  error?: string | undefined;
  /** Whose password it is: their name is not a good one. */
  about?: { email?: string; firstName?: string; lastName?: string };
}

/** A password that is being chosen: what it needs is said before, and what it lacks while it is typed. */
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
