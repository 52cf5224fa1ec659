import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PowerLink } from '@lunette/orders-returns/contract';
import type { SecretSettings } from '../../platform/settings/settings.ts';

interface LinkTo {
  orderId: string;
  itemId: string;
}

/** The path of the page where the power of an item is entered, signed and valid until a time. */
export function powerPath(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  const { orderId, itemId } = to;
  return `/editpower/options/view?orderId=${orderId}&itemId=${itemId}&${signed(settings, to, expiresAt)}`;
}

/** The path of the page where the lenses of an item are changed, signed in the same way. */
export function lensPath(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  return `/lens-package-upgrade/${to.orderId}/${to.itemId}?${signed(settings, to, expiresAt)}`;
}

/** The path of the page where a waiting order is paid, signed for one of its items. */
export function paymentPath(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  const { orderId, itemId } = to;
  const order = `orderId=${orderId}&itemId=${itemId}`;
  return `/checkout/onepage/retrypayment?${order}&${signed(settings, to, expiresAt)}`;
}

function signed(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  const until = Math.floor(expiresAt.getTime() / 1000);
  return `until=${until}&sign=${signatureOf(settings, to, until)}`;
}

/** Whether a link has the signature of the store; it may have expired. */
export function isSignedLink(settings: SecretSettings, to: LinkTo, { until, sign }: PowerLink): boolean {
  const expected = Buffer.from(signatureOf(settings, to, until));
  const given = Buffer.from(sign);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function signatureOf({ secrets }: SecretSettings, { orderId, itemId }: LinkTo, until: number): string {
  return createHmac('sha256', secrets.codes)
    .update(`power-link.${orderId}.${itemId}.${until}`)
    .digest('base64url')
    .slice(0, 32);
}
