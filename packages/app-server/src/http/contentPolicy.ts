import type { StorefrontSettings } from '../settings.ts';

/** The hashes of the inline scripts and styles of a page. */
export interface InlineHashes {
  scripts: string[];
  styles: string[];
}

/** The content security policy of a page: our own files, inline scripts and styles by hash, and the payment provider's frame. */
export function contentPolicy({ providerOrigin, development }: StorefrontSettings) {
  const frames = [providerOrigin, providerOrigin.replace('127.0.0.1', 'localhost')];
  return ({ scripts, styles }: InlineHashes): string =>
    [
      "default-src 'self'",
      `script-src 'self' ${scripts.join(' ')}`,
      // The development server adds the styles of each module to the page.
      `style-src 'self' ${development ? "'unsafe-inline'" : ["'unsafe-hashes'", ...styles].join(' ')}`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self'${development ? ' ws:' : ''}`,
      `frame-src ${[...new Set(frames)].join(' ')}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      `form-action 'self' ${frames[0]}`,
      "object-src 'none'",
    ].join('; ');
}

/** The security headers of every response. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
