import { savedCampaign } from '@lunette/session';

/** The address of another country's store with this site as `ref` and the visitor's campaign parameters (CTRY-08). */
export function storeUrlWithCampaign(store: string, from: string): string {
  const address = new URL(store);
  address.searchParams.set('ref', from);
  for (const [name, value] of Object.entries(savedCampaign() ?? {}))
    address.searchParams.set(`utm_${name}`, value);
  return address.href;
}
