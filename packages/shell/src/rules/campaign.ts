/** How the addresses of campaigns call what they tell. */
const UTM = /^utm_(source|medium|campaign|term|content)$/;
const KEPT = 'campaign';

/** Keeps the campaign that an address tells of, until the browser's tab is closed. */
export function keepCampaign(search: string): void {
  const told = [...new URLSearchParams(search)].filter(([name]) => UTM.test(name));
  if (told.length > 0) write(new URLSearchParams(told.map(([name, value]) => [name, value.slice(0, 100)])));
}

/** The campaign that is kept: `utm_source=…`. */
export function keptCampaign(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(KEPT) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

function write(campaign: URLSearchParams): void {
  try {
    sessionStorage.setItem(KEPT, campaign.toString());
  } catch {
    // A browser that keeps nothing shops just as well.
  }
}

/** The store of another country with what the visitor came with: this site as `ref`, and their campaign (CTRY-08). */
export function visitAddress(store: string, from: string): string {
  const address = new URL(store);
  address.searchParams.set('ref', from);
  for (const [name, value] of keptCampaign()) address.searchParams.set(name, value);
  return address.href;
}
