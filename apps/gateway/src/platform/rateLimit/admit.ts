import type { CallContext } from '../http/callContext.ts';
import { networksOf } from './networksOf.ts';
import { refuse } from '../http/refuse.ts';
import { countAttempts, countAttempt, resetAttempts, attemptsOf } from './sharedRateLimit.ts';
import { isSolved } from './captcha.ts';

interface Limit {
  minutes: number;
  /** The attempts allowed for one account, and from one network for all accounts; more are refused. */
  account: number;
  address: number;
  /**
   * The attempts after which each further one needs a solved captcha: of all callers together, for one account, from one
   * network.
   */
  total?: number;
  free?: { account: number; address: number };
  /**
   * Whether the account is the caller's own session or customer; other accounts are also counted for each network
   * separately.
   */
  isOwn?: true;
}

/**
 * The limits of everything that can be guessed or that sends a message. Other callers cannot use up limits without `free`
 * and `total`: a code and a proof belong to the caller's own session, and a long token cannot be guessed.
 */
export const LIMITS = {
  password: { minutes: 15, account: 15, address: 60, total: 500, free: { account: 3, address: 8 } },
  'own-password': { minutes: 15, account: 15, address: 60, isOwn: true },
  register: { minutes: 60, account: 5, address: 20, total: 300, free: { account: 2, address: 2 } },
  'otp-send': { minutes: 60, account: 8, address: 20, total: 300, free: { account: 3, address: 4 } },
  'otp-check': { minutes: 60, account: 15, address: 60, isOwn: true },
  forgot: { minutes: 60, account: 3, address: 15, total: 200, free: { account: 1, address: 3 } },
  reset: { minutes: 15, account: 20, address: 20, isOwn: true },
  accounts: { minutes: 60, account: 5, address: 15, total: 200, free: { account: 1, address: 3 } },
  verify: { minutes: 60, account: 5, address: 20, total: 300, free: { account: 2, address: 4 }, isOwn: true },
  passkey: { minutes: 15, account: 30, address: 60, isOwn: true },
  voucher: {
    minutes: 15,
    account: 10,
    address: 20,
    total: 300,
    free: { account: 3, address: 8 },
    isOwn: true,
  },
  // A shopper's request to an address comes after a check of it, and both are counted.
  vpa: {
    minutes: 15,
    account: 15,
    address: 120,
    total: 1_000,
    free: { account: 8, address: 40 },
    isOwn: true,
  },
  'enter-my-power': { minutes: 60, account: 5, address: 20, total: 200, free: { account: 1, address: 3 } },
  'first-deal': { minutes: 60, account: 5, address: 20, total: 200, free: { account: 1, address: 2 } },
  'phone-capture': { minutes: 60, account: 20, address: 80, isOwn: true },
  lead: { minutes: 60, account: 5, address: 30, total: 200, free: { account: 2, address: 5 }, isOwn: true },
  'cart-lead': { minutes: 60, account: 30, address: 120, isOwn: true },
  'resume-link': { minutes: 15, account: 20, address: 120, isOwn: true },
  resume: { minutes: 15, account: 20, address: 120, isOwn: true },
  'look-mail': { minutes: 60, account: 6, address: 30, total: 200, free: { account: 2, address: 5 } },
  'stock-watch': { minutes: 60, account: 10, address: 30, total: 300, free: { account: 3, address: 8 } },
  'own-appointment': { minutes: 60, account: 10, address: 40, isOwn: true },
  'order-code': { minutes: 60, account: 6, address: 20, total: 300, free: { account: 2, address: 5 } },
  appointment: { minutes: 60, account: 10, address: 40, total: 300, free: { account: 3, address: 8 } },
} as const satisfies Record<string, Limit>;

/** The name of a limit. */
export type Guessable = keyof typeof LIMITS;

type LimitContext = Pick<CallContext, 'db' | 'ip' | 'settings'>;

/**
 * Counts an attempt at something that can be guessed or that sends a message, for all gateways together. A network with
 * too many attempts is refused with 429; attempts of other callers lead to a captcha (403) but not to a refusal. A
 * refused attempt does not count for the limits that are checked later. The returned function resets the account's
 * attempts after a right answer. `captcha` is the solution, or whether the caller has found it right.
 */
export async function admit(
  { db, ip, settings }: LimitContext,
  name: Guessable,
  account: string,
  captcha?: string | boolean,
): Promise<() => Promise<void>> {
  const limit: Limit = LIMITS[name];
  const { minutes, free, total, isOwn } = limit;
  const networks = networksOf(ip);
  const spent = await countAttempts(
    db,
    { name: `${name}:address`, minutes },
    networks.map(({ key }) => key),
  );
  const isBeyond = (most: number) => networks.some(({ share }, index) => (spent[index] ?? 0) > most * share);
  const tooMany = () => refuse(429, 'too_many_requests', 'session.too-many-tries', { minutes });
  if (isBeyond(limit.address)) throw tooMany();
  const here = isOwn ? account : `${account} ${networks.at(-1)?.key ?? ''}`;
  const accounts = [...new Set([account, here])];
  const [atAccount = 0, fromHere = atAccount] = await countAttempts(
    db,
    { name: `${name}:account`, minutes },
    accounts,
  );
  if (fromHere > limit.account) throw tooMany();
  const often = free && (atAccount > free.account || isBeyond(free.address));
  const isDue = often || (await isTotalSpent(db, name));
  const isConfirmed = async () => (typeof captcha === 'boolean' ? captcha : isSolved(db, settings, captcha));
  if (isDue && !(await isConfirmed())) throw refuse(403, 'captcha_required', 'session.captcha-required');
  if (total !== undefined) await countAttempt(db, { name: totalOf(name), minutes }, '');
  return () => resetAttempts(db, `${name}:account`, ...accounts);
}

/**
 * Whether the next attempt of a network will need a solved captcha, for any account. It counts nothing, so that a form
 * can ask before it is sent.
 */
export async function needsCaptcha(
  { db, ip }: Pick<LimitContext, 'db' | 'ip'>,
  name: Guessable,
): Promise<boolean> {
  const { free }: Limit = LIMITS[name];
  if (await isTotalSpent(db, name)) return true;
  if (!free) return false;
  const networks = networksOf(ip);
  const spent = await Promise.all(networks.map(({ key }) => attemptsOf(db, `${name}:address`, key)));
  return networks.some(({ share }, index) => (spent[index] ?? 0) >= free.address * share);
}

const totalOf = (name: Guessable) => `${name}:total`;

async function isTotalSpent(db: LimitContext['db'], name: Guessable): Promise<boolean> {
  const { total }: Limit = LIMITS[name];
  return total !== undefined && (await attemptsOf(db, totalOf(name), '')) >= total;
}
