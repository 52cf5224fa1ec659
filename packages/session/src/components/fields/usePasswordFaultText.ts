import { PASSWORD_LENGTH, passwordFault } from '../../rules/password.ts';
import { useText } from '../../text.ts';

type About = Parameters<typeof passwordFault>[1];

/** Returns the function that gives the message for a new password; undefined if the password is valid. */
export function usePasswordFaultText() {
  const t = useText();
  return (password: string, about?: About): string | undefined => {
    const fault = passwordFault(password, about);
    return fault ? t(`session.password-${fault}`, PASSWORD_LENGTH) : undefined;
  };
}
