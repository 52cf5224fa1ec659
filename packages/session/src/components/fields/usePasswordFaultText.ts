import { PASSWORD_LENGTH, passwordFault } from '../../rules/password.ts';
import { useText } from '../../text.ts';

type About = Parameters<typeof passwordFault>[1];

/** What is wrong with a new password, in words; undefined when nothing is. */
export function usePasswordFaultText() {
  const t = useText();
  return (password: string, about?: About): string | undefined => {
    const fault = passwordFault(password, about);
    return fault ? t(`session.password-${fault}`, PASSWORD_LENGTH) : undefined;
  };
}
