import { Wrap } from '@lunette/ui-kit';
import { SignInColumn, type SignInColumnProps } from './SignInColumn.tsx';

/** A page of the sign-in: a narrow column under its title. */
export function SignInLayout(props: SignInColumnProps) {
  return (
    <Wrap className="py-12">
      <SignInColumn {...props} />
    </Wrap>
  );
}
