import { paths } from '@lunette/api-client/contract';
import type { PowerLink } from '@lunette/orders-returns/contract';
import type { SecretSettings } from '../../platform/settings/settings.ts';
import { hasSignature, signedQuery } from '../../platform/signedLink.ts';

interface LinkTo {
  orderId: string;
  itemId: string;
}

/** The path of the page where the power of an item is entered, signed and valid until a time. */
export function powerPath(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  return `${paths.enterPower(to.orderId, to.itemId)}&${signed(settings, to, expiresAt)}`;
}

/** The path of the page where the lenses of an item are changed, signed in the same way. */
export function lensPath(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  return `${paths.lensUpgrade(to.orderId, to.itemId)}?${signed(settings, to, expiresAt)}`;
}

/** The path of the page where a waiting order is paid, signed for one of its items. */
export function paymentPath(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  return `${paths.retryPayment(to.orderId)}&itemId=${to.itemId}&${signed(settings, to, expiresAt)}`;
}

function signed(settings: SecretSettings, to: LinkTo, expiresAt: Date): string {
  return signedQuery(settings, subjectOf(to), expiresAt);
}

/** Whether a link has the signature of the store; it may have expired. */
export function isSignedLink(settings: SecretSettings, to: LinkTo, link: PowerLink): boolean {
  return hasSignature(settings, subjectOf(to), link);
}

function subjectOf({ orderId, itemId }: LinkTo): string {
  return `power-link.${orderId}.${itemId}`;
}
