import type { CountryCode } from '@lunette/country-config';

const DAY = 86_400;

/** Name of the cookie that holds the session token of a country (SESS-01). */
export function sessionCookieName(country: CountryCode): string {
  return `clientV1_${country.toLowerCase()}`;
}

interface CookieOptions {
  days: number;
  secure: boolean;
  readable?: boolean;
}

function cookie(name: string, value: string, { days, secure, readable }: CookieOptions): string {
  const flags = [`Path=/`, `Max-Age=${Math.round(days * DAY)}`, 'SameSite=Lax'];
  if (!readable) flags.push('HttpOnly');
  if (secure) flags.push('Secure');
  return `${name}=${value}; ${flags.join('; ')}`;
}

/**
 * The cookies of a new session: the token, which no script can read, for 30 days; the flags of the specification,
 * which scripts may read; and the sticky cookie for 14 days where there is none (SESS-02, SESS-07).
 */
export function sessionCookies(
  country: CountryCode,
  token: string,
  present: Record<string, string>,
  secure: boolean,
) {
  return [
    cookie(sessionCookieName(country), token, { days: 30, secure }),
    cookie(`hasSession_${country.toLowerCase()}`, '1', { days: 30, secure, readable: true }),
    cookie('isLogined', '0', { days: 78_894_000 / DAY, secure, readable: true }),
    cookie('log_in_status', 'loggedout', { days: 78_894_000 / DAY, secure, readable: true }),
    ...(present.sessionSticky ? [] : [cookie('sessionSticky', crypto.randomUUID(), { days: 14, secure })]),
  ];
}

/** Remembers a choice that is no secret: the country, the language, the wish for the desktop site. */
export function choiceCookie(name: 'country' | 'language' | 'view', value: string, secure: boolean): string {
  return cookie(name, value, { days: 365, secure, readable: true });
}
