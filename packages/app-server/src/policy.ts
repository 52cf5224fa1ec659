import type { StorefrontSettings } from './settings.ts';

/** The content policy of a page: our own files, its own inline scripts by hash, and the payment provider's frame. */
export function contentPolicy({ providerOrigin, development }: StorefrontSettings) {
  const frames = [providerOrigin, providerOrigin.replace('127.0.0.1', 'localhost')];
  return (scriptHashes: string[]): string =>
    [
      "default-src 'self'",
      `script-src 'self' ${scriptHashes.join(' ')}`,
      "style-src 'self' 'unsafe-inline'",
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

/** Headers that every answer carries. */
export const SAFE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(self)',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};
