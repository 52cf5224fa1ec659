import type { CallContext } from '../../platform/callContext.ts';
import { refuse } from '../../platform/refuse.ts';
import { countTry, forgetTries } from '../../platform/tries.ts';
import { isSolved } from './captcha.ts';

interface Limit {
  minutes: number;
  /** Tries at one account, from one address, and at all accounts together. */
  account: number;
  address: number;
  total: number;
  /** Tries, at one account and from one address, after which a puzzle is asked for with each. */
  free?: { account: number; address: number };
}

/** How often each thing that can be guessed may be tried. */
export const LIMITS = {
  password: { minutes: 15, account: 15, address: 60, total: 3_000, free: { account: 3, address: 20 } },
  register: { minutes: 60, account: 5, address: 20, total: 1_000, free: { account: 3, address: 3 } },
  'otp-send': { minutes: 60, account: 8, address: 20, total: 2_000, free: { account: 3, address: 8 } },
  'otp-check': { minutes: 60, account: 15, address: 60, total: 5_000 },
  forgot: { minutes: 60, account: 3, address: 15, total: 1_000, free: { account: 1, address: 4 } },
  reset: { minutes: 15, account: 20, address: 20, total: 2_000 },
  accounts: { minutes: 60, account: 5, address: 15, total: 1_000, free: { account: 2, address: 4 } },
  'login-info': { minutes: 15, account: 10, address: 40, total: 3_000, free: { account: 4, address: 10 } },
  verify: { minutes: 60, account: 5, address: 20, total: 2_000 },
  passkey: { minutes: 15, account: 30, address: 60, total: 5_000 },
  voucher: { minutes: 15, account: 10, address: 20, total: 1_000 },
} as const satisfies Record<string, Limit>;

export type Guessable = keyof typeof LIMITS;

type Caller = Pick<CallContext, 'db' | 'ip' | 'settings'>;

/**
 * Counts a try at something that can be guessed, for all gateways together: too many are refused with 429, and some
 * more only with a solved puzzle. What is refused counts no further, so that one address takes from an account, and
 * from all accounts together, no more than its own share. What it gives is called when the try was right: the account
 * begins anew.
 */
export async function admit(
  { db, ip, settings }: Caller,
  name: Guessable,
  account: string,
  captcha?: string,
): Promise<() => Promise<void>> {
  const limit: Limit = LIMITS[name];
  const { minutes, free } = limit;
  const spend = async (share: 'address' | 'account' | 'total', key: string) => {
    const spent = await countTry(db, { name: `${name}:${share}`, minutes }, key);
    if (spent > limit[share]) throw refuse(429, 'too_many_requests', 'session.too-many-tries', { minutes });
    return spent;
  };
  const spent = { address: await spend('address', ip), account: await spend('account', account) };
  const often = free && (spent.account > free.account || spent.address > free.address);
  if (often && !(await isSolved(db, settings, captcha)))
    throw refuse(403, 'captcha_required', 'session.captcha-required');
  await spend('total', '');
  return () => forgetTries(db, `${name}:account`, account);
}
