import { paths } from '@lunette/api-client';
import { redirect } from 'react-router';

/** Redirects the short address of the sales staff to the pages of staff (STAFF-04). */
const staffRedirect = () => redirect(paths.staff());

export const loader = staffRedirect;
export const clientLoader = staffRedirect;

/** Renders nothing, because the loaders redirect. */
export default function StaffRedirect() {
  return null;
}
