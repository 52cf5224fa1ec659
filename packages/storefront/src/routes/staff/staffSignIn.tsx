import { screen } from '@lunette/app-server/page';
import { StaffSignInScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['staff']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The login page of staff (STAFF-01). */
export default function StaffSignIn() {
  return <StaffSignInScreen />;
}
