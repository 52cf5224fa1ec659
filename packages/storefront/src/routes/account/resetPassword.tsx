import { screen } from '@lunette/app-server/page';
import { ResetPasswordScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** Sets a new password with the token of the address (AUTH-08). */
export default function ResetPassword() {
  const [params] = useSearchParams();
  return <ResetPasswordScreen token={params.get('token') ?? ''} />;
}
