import { LinkText } from '@lunette/ui-kit';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { SignedIn } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { CodeForm } from '../forms/CodeForm.tsx';
import { OtherSignInMethods } from '../signIn/OtherSignInMethods.tsx';

interface CodeStepProps extends Omit<ComponentProps<typeof CodeForm>, 'purpose'> {
  /** Whether there is no account with this number yet. */
  isNew: boolean;
  onPasskey: (answer: SignedIn) => void;
  onEmail: () => void;
}

/** The step for the code, with other ways to sign in, and a notice if the code creates a new account. */
export function CodeStep({ isNew, onPasskey, onEmail, ...code }: CodeStepProps) {
  const t = useText();
  return (
    <div className="grid gap-4">
      <CodeForm purpose="LOGIN" {...code} />
      <OtherSignInMethods onEntered={onPasskey} onEmail={onEmail} />
      {isNew && (
        <p className="text-14 text-ink-soft">
          {t.rich('session.code-opens-account', {
            link: (words) => (
              <LinkText as={Link} to="/support#terms" target="_blank">
                {words}
              </LinkText>
            ),
          })}
        </p>
      )}
    </div>
  );
}
