import type { CountryCode } from '@lunette/country-config';
import { DUPLICATE_COOKIE, LEGACY_COOKIE, sessionCookieName } from './sessionCookies.ts';

/** Attempts at deleting duplicates, and duplicates that are tried (SESS-03). */
const MOST = 5;
const TOKEN = /^[A-Za-z0-9_-]{1,200}$/;

/** A session token that a browser sent, and whether its cookie has to be tidied. */
export interface SessionToken {
  token: string | null;
  isLegacy: boolean;
  duplicates: boolean;
  /** Which attempt at deleting duplicates this is. */
  attempt: number;
}

/**
 * The tokens that a browser holds for a country, the likeliest first: those of the country's cookie, of which there
 * may be several under other paths, and without any the legacy one. Of a browser without a session one empty entry.
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
