import { savedCampaign } from '@lunette/session';

/** The store of another country with what the visitor came with: this site as `ref`, and their campaign (CTRY-08). */
export function visitAddress(store: string, from: string): string {
  const address = new URL(store);
  address.searchParams.set('ref', from);
  for (const [name, value] of Object.entries(savedCampaign() ?? {}))
    address.searchParams.set(`utm_${name}`, value);
  return address.href;
}
