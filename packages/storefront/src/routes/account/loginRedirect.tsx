import { screen } from '@lunette/app-server/page';
import { LoginRedirectScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['signIn']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

export default function LoginRedirect() {
  return <LoginRedirectScreen />;
}
