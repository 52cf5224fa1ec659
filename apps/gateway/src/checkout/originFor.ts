import type { CallContext } from '../platform/http/callContext.ts';

/** The storefront that a link leads to: the one that asked, else the usual one of the kind that is wanted. */
export function originFor(
  { storefrontOrigin, client, settings }: CallContext,
  wanted: CallContext['client'],
): string {
  return storefrontOrigin === settings.storefronts[client] ? settings.storefronts[wanted] : storefrontOrigin;
}
