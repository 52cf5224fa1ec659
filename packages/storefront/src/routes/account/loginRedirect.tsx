import { screen } from '@lunette/app-server/page';
import { LoginRedirectScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** Signs in with the token of the address (ROUTE-12). */
export default function LoginRedirect() {
  return <LoginRedirectScreen />;
}
