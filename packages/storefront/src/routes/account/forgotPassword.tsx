import { screen } from '@lunette/app-server/page';
import { ForgotPasswordScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The page for a forgotten password (ROUTE-08). */
export default function ForgotPassword() {
  return <ForgotPasswordScreen />;
}
