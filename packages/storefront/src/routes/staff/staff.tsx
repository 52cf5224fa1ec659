import { screen } from '@lunette/app-server/page';
import { StaffScreen } from '@lunette/session';
import { privateHead } from '../../rules/pageHead.ts';

const load = screen(['staff']);
export const loader = load;
export const clientLoader = load;

export const meta = privateHead;

/** The pages for the role of who is signed in as staff (STAFF-04). */
export default function Staff() {
  return <StaffScreen />;
}
