import { screen } from '@lunette/app-server/page';
import { VerifyEmailScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';
import { useSearchParams } from 'react-router';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** Verifies an e-mail address with the token of the address. */
export default function VerifyEmail() {
  const [params] = useSearchParams();
  return <VerifyEmailScreen token={params.get('token') ?? ''} />;
}
