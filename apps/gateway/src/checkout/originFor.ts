import type { CallContext } from '../platform/http/callContext.ts';

/**
 * The origin of the storefront for a link: the default one of the wanted kind if the caller uses a default origin, otherwise
 * the caller's own.
 */
export function originFor(
  { storefrontOrigin, client, settings }: CallContext,
  wanted: CallContext['client'],
): string {
  return storefrontOrigin === settings.storefronts[client] ? settings.storefronts[wanted] : storefrontOrigin;
}
