import { countryOf, type CountryCode } from '@lunette/country-config';
import { stringifySetCookie, type Cookies } from 'cookie';
import type { SessionToken } from './sessionTokens.ts';

const DAY = 86_400;
/** The days until the flags of the specification expire: about two and a half years (SESS-07). */
const FLAG_DAYS = 78_894_000 / DAY;
/** Paths for which an older storefront may have set a cookie of the same name. */
const OLD_PATHS = ['/api', '/customer', '/checkout'];

/** The name of the cookie with the session token of a country (SESS-01). */
export function sessionCookieName(country: CountryCode): string {
  return `clientV1_${country.toLowerCase()}`;
}

/** The name of the legacy cookie, from the time when the store had one country (SESS-03). */
export const LEGACY_COOKIE = 'clientV1';
/** The cookie that counts failed attempts to delete duplicates. */
export const DUPLICATE_COOKIE = 'clientV1_duplicates';
/** Cookies of a guest that are removed at sign-in (SESS-11). */
const GUEST_COOKIES = ['dittoGuestId', 'cygnusGuestId'];

interface CookieOptions {
  days: number;
  secure: boolean;
  readable?: boolean;
  path?: string;
  domain?: string;
}

function cookie(name: string, value: string, options: CookieOptions): string {
  const { days, secure, readable, path = '/', domain } = options;
  return stringifySetCookie({
    name,
    value,
    maxAge: Math.round(days * DAY),
    path,
    ...(domain && { domain }),
    httpOnly: !readable,
    secure,
    sameSite: 'lax',
  });
}

/** What an answer of the gateway says about the session. */
export interface SessionChange {
  token: string | null;
  /** Null if the answer does not say. */
  isLoggedIn: boolean | null;
  hasPlacedOrder: boolean | null;
}

interface Visit {
  country: CountryCode;
  present: Cookies;
  secure: boolean;
  host: string;
}

/**
 * The cookies that an answer changes: the token, which no script can read, for 30 days; the flags of the specification,
 * which scripts may read; and the sticky cookie for 14 days if there is none yet (SESS-02, SESS-07).
 */
export function sessionCookies({ token, isLoggedIn, hasPlacedOrder }: SessionChange, visit: Visit): string[] {
  const { country, present, secure } = visit;
  const flag = (name: string, value: string) =>
    present[name] === value ? [] : [cookie(name, value, { days: FLAG_DAYS, secure, readable: true })];
  const known = `hasSession_${country.toLowerCase()}`;
  return [
    ...(token === null
      ? []
      : [
          cookie(sessionCookieName(country), token, { days: 30, secure }),
          cookie(known, '1', { days: 30, secure, readable: true }),
          ...(present.sessionSticky
            ? []
            : [cookie('sessionSticky', crypto.randomUUID(), { days: 14, secure })]),
        ]),
    ...(isLoggedIn === null
      ? []
      : [
          ...flag('isLogined', isLoggedIn ? '1' : '0'),
          ...flag('log_in_status', isLoggedIn ? 'loggedin' : 'loggedout'),
        ]),
    ...(hasPlacedOrder === null ? [] : flag('hasPlacedOrder', hasPlacedOrder ? '1' : '0')),
    ...(isLoggedIn && token !== null
      ? GUEST_COOKIES.filter((name) => name in present).flatMap((name) => gone(name, visit))
      : []),
  ];
}

/**
 * Cookies that leave a token in one cookie only (SESS-03): that of its country. They remove the legacy cookie and duplicates
 * under every path where an older storefront may have set them. After five failed attempts no further attempt is made.
 */
export function tidiedCookies(
  { token, isLegacy, duplicates, attempt }: SessionToken,
  visit: Visit,
): string[] {
  const { country, present, secure } = visit;
  const name = sessionCookieName(country);
  const change = { token, isLoggedIn: null, hasPlacedOrder: null };
  return [
    ...(LEGACY_COOKIE in present ? gone(LEGACY_COOKIE, visit) : []),
    ...(duplicates
      ? [...gone(name, visit), cookie(DUPLICATE_COOKIE, String(attempt), { days: 1, secure })]
      : []),
    ...(isLegacy || duplicates ? sessionCookies(change, visit) : []),
  ];
}

/** Removes a cookie under every path and domain for which it may be set. */
function gone(name: string, { country, secure, host }: Visit): string[] {
  const { domain, cookieDomain } = countryOf(country);
  const own = host.split(':')[0] ?? '';
  const domains = own === domain || own.endsWith(`.${domain}`) ? [cookieDomain] : [];
  return [
    cookie(name, '', { days: 0, secure }),
    ...OLD_PATHS.map((path) => cookie(name, '', { days: 0, secure, path })),
    ...domains.map((domain) => cookie(name, '', { days: 0, secure, domain })),
  ];
}

/** The cookie that stores a choice of the shopper: country, language, or the desktop site. */
export function choiceCookie(name: 'country' | 'language' | 'view', value: string, secure: boolean): string {
  return cookie(name, value, { days: 365, secure, readable: true });
}
