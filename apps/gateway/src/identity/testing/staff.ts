import { staffContract, type StaffRole, type StaffUser } from '@lunette/session/contract';
import { call, guest, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';
import { newAddress } from './customer.ts';

/** The password of staff that `newStaff` makes. */
export const STAFF_PASSWORD = 'nine copper kettles';
let made = 0;

/** A member of staff, made with the service token. */
export async function newStaff(
  app: TestGateway,
  role: StaffRole,
  email = `staff${(made += 1)}@lunette.in`,
): Promise<StaffUser> {
  const body = { email, name: 'Vikram Seth', role, password: STAFF_PASSWORD };
  const headers = { 'x-service-token': app.settings.secrets.serviceToken };
  return (await call(app, staffContract.saveStaffUser, { body }, { headers })).result;
}

/** Signs in as staff: without a code one is mailed. */
export function signInAsStaff(
  app: TestGateway,
  { token, ...as }: CallAs,
  { email, password = STAFF_PASSWORD, code }: { email: string; password?: string; code?: string },
) {
  const body = { email, password, ...(code !== undefined && { code }) };
  return call(
    app,
    staffContract.signIn,
    { body },
    { ...as, token, headers: { ...newAddress(), ...as.headers } },
  );
}

/** The newest code that was mailed to a member of staff. */
export async function mailedCode(app: TestGateway, email: string): Promise<string> {
  await app.runJobs();
  return /^\d{6}$/m.exec(app.sent.mail.findLast(({ to }) => to === email)?.text ?? '')?.[0] ?? '';
}

/** Signs in a member of staff in a session, and returns the token of their new one. */
export async function enterAsStaff(app: TestGateway, token: string, { email }: StaffUser): Promise<string> {
  await signInAsStaff(app, { token }, { email });
  const answer = await signInAsStaff(app, { token }, { email, code: await mailedCode(app, email) });
  return String(answer.headers['x-session-token']);
}

/** A session of a new member of staff with a role. */
export async function staffSession(
  app: TestGateway,
  role: StaffRole,
): Promise<{ token: string; staff: StaffUser }> {
  const staff = await newStaff(app, role);
  return { token: await enterAsStaff(app, await guest(app), staff), staff };
}
