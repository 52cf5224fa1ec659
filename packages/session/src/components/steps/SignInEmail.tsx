import { LinkText } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

interface SignInEmailProps {
  email: string;
  onChange: () => void;
}

/** The e-mail address of the account of a step, and a link to enter another one. */
export function SignInEmail({ email, onChange }: SignInEmailProps) {
  const t = useText();
  return (
    <p className="text-ink-soft">
      <bdi className="font-semibold break-all text-ink">{email}</bdi>{' '}
      <LinkText as="button" onClick={onChange}>
        {t('session.change')}
      </LinkText>
    </p>
  );
}
