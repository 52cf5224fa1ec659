import { signInContract } from '@lunette/session/contract';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'drizzle-orm';
import type { Gateway } from '../../platform/gateway.ts';
import { call, guest, type CallAs, type TestGateway } from '../../platform/testing/testGateway.ts';

/** The password of customers that `newCustomer` registers. */
export const PASSWORD = 'seven blue lamps';
let made = 0;

/** An IP address that no other caller of the test file has, so that limits per address have no effect. */
export function newAddress(): Record<string, string> {
  made += 1;
  return { 'x-forwarded-for': `10.${(made >> 16) & 255}.${(made >> 8) & 255}.${made & 255}` };
}

/** A customer who has just registered, with the token of their session. */
export async function newCustomer(
  app: Pick<Gateway, 'http'>,
  {
    email = `person${(made += 1)}@post.in`,
    firstName = 'Ananya',
    token,
    ...as
  }: CallAs & {
    email?: string;
    firstName?: string;
  } = {},
): Promise<{ token: string; id: string; email: string }> {
  const session = token ?? (await guest(app, as));
  const body = { firstName, lastName: 'Rao', email, password: PASSWORD };
  const answer = await call(
    app,
    signInContract.register,
    { body },
    { ...as, token: session, headers: { ...newAddress(), ...as.headers } },
  );
  return { token: answer.result.token, id: answer.result.id, email };
}

/** The payload that a browser sends after it has solved a captcha of the gateway. */
export async function solveCaptcha(app: Pick<Gateway, 'http'>): Promise<string> {
  const { result } = await call(app, signInContract.getCaptcha, { query: { v: '1' } });
  const challenge = result as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Sets the last sign-in of a customer to one hour ago, on all devices. */
export async function growStale(app: Pick<Gateway, 'db'>, customerId: string): Promise<void> {
  await app.db.execute(
    sql`UPDATE session SET signed_in_at = now() - interval '1 hour' WHERE customer_id = ${customerId}`,
  );
}

/** Signs in on another device. */
export async function signInAgain(
  app: Pick<Gateway, 'http'>,
  email: string,
  { password = PASSWORD, ...as }: CallAs & { password?: string } = {},
): Promise<string> {
  const token = as.token ?? (await guest(app, as));
  const body = { email, password };
  const headers = { ...newAddress(), ...as.headers };
  const answer = await call(app, signInContract.authenticate, { body }, { ...as, token, headers });
  return answer.result.token;
}

/** The newest one-time code that was sent to a number. */
export async function codeFor(app: TestGateway, to: string): Promise<string> {
  await app.runJobs();
  const text = app.sent.sms.findLast((sms) => sms.to === to)?.text ?? '';
  return /\d{4,6}/.exec(text)?.[0] ?? '';
}

/** A customer who has signed in with a code to a number in India, on a device of their own. */
export async function customerWithPhone(
  app: TestGateway,
  telephone: string,
): Promise<{ id: string; as: CallAs & { token: string } }> {
  const phoneCode = '+91';
  const as = { token: await guest(app), headers: newAddress() };
  await call(app, signInContract.sendOtp, { body: { mobile: telephone, phoneCode } }, as);
  const body = { telephone, phoneCode, code: await codeFor(app, `${phoneCode}${telephone}`) };
  const { token, id } = (await call(app, signInContract.verifyOtp, { body }, as)).result;
  return { id, as: { ...as, token } };
}

/** Adds a number in India to the account of a recently signed-in customer. */
export async function addNumber(app: TestGateway, token: string, telephone: string): Promise<void> {
  const phoneCode = '+91';
  const as = { token, headers: newAddress() };
  await call(app, signInContract.sendOtp, { body: { mobile: telephone, phoneCode, otpType: 'MERGE' } }, as);
  const code = await codeFor(app, `${phoneCode}${telephone}`);
  const body = { telephone, phoneCode, code, loginType: 'MERGE' } as const;
  const { status } = await call(app, signInContract.verifyOtp, { body }, as);
  if (status !== 200) throw new Error(`The number ${telephone} was not added`);
}

/** The token of the newest link that was mailed to an address. */
export async function linkFor(app: TestGateway, to: string): Promise<string> {
  await app.runJobs();
  const text = app.sent.mail.findLast((mail) => mail.to === to)?.text ?? '';
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
