import { tabStorage } from '@lunette/api-client';
import type { Campaign } from '../contract/index.ts';

const NAMES = {
  utm_source: 'source',
  utm_medium: 'medium',
  utm_campaign: 'campaign',
  utm_term: 'term',
  utm_content: 'content',
} as const;
/** The name under which a tab stores the campaign of its visit. */
export const CAMPAIGN = 'utm';
const storage = tabStorage<Campaign>(CAMPAIGN);

/** Stores the campaign values of an address for the rest of the visit. */
export function saveCampaign(search: string): void {
  const params = new URLSearchParams(search);
  const found = Object.entries(NAMES).flatMap(([name, short]) => {
    const value = params.get(name)?.slice(0, 100);
    return value ? [[short, value] as const] : [];
  });
  if (found.length > 0) storage.write(Object.fromEntries(found));
}

/** The campaign of this visit; null if there is none. */
export function savedCampaign(): Campaign | null {
  return storage.read();
}
