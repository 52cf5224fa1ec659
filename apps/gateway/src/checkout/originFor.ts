import type { CallContext } from '../platform/http/callContext.ts';

/** The storefront of a link: the one that asked, else the default one of the wanted kind. */
export function originFor(
  { storefrontOrigin, client, settings }: CallContext,
  wanted: CallContext['client'],
): string {
  return storefrontOrigin === settings.storefronts[client] ? settings.storefronts[wanted] : storefrontOrigin;
}
