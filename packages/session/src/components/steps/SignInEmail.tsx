import { LinkText } from '@lunette/ui-kit';
import { useText } from '../../text.ts';

interface SayWhoProps {
  email: string;
  onChange: () => void;
}

/** Whose account a step is about, and the way to say another. */
export function SayWho({ email, onChange }: SayWhoProps) {
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
