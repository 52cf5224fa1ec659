import type { CountryCode } from '@lunette/country-config';
import { DUPLICATE_COOKIE, LEGACY_COOKIE, sessionCookieName } from './sessionCookies.ts';

/** The limits for attempts to delete duplicates, and for duplicates that are tried (SESS-03). */
const MOST = 5;
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

/** A session token that a browser sent, and whether its cookies have to be cleaned up. */
export interface SessionToken {
  token: string | null;
  isLegacy: boolean;
  duplicates: boolean;
  /** The number of this attempt to delete duplicates. */
  attempt: number;
}

/**
 * The tokens that a browser has for a country, the most likely first: those of the country's cookie, which can exist under
 * several paths, or else that of the legacy cookie. Without a session, the list has one empty entry.
 */
export function sessionTokens(cookieHeader: string | undefined, country: CountryCode): SessionToken[] {
  const all = pairsOf(cookieHeader);
  const valuesOf = (name: string) => all.filter(([one]) => one === name).map(([, value]) => value);
  const own = valuesOf(sessionCookieName(country));
  const attempt = Number(valuesOf(DUPLICATE_COOKIE)[0] ?? 0) + 1;
  const duplicates = own.length > 1 && attempt <= MOST;
  const isLegacy = own.length === 0;
  const tokens = [...new Set(isLegacy ? valuesOf(LEGACY_COOKIE) : own)].filter((token) => TOKEN.test(token));
  if (tokens.length === 0) return [{ token: null, isLegacy: false, duplicates: false, attempt }];
  return tokens.slice(0, MOST).map((token) => ({ token, isLegacy, duplicates, attempt }));
}

function pairsOf(header: string | undefined): [string, string][] {
  return (header ?? '').split(';').map((part) => {
    const [name = '', ...value] = part.trim().split('=');
    return [name, value.join('=')];
  });
}
