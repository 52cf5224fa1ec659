import { inTab } from '@lunette/api-client';
import { CAMPAIGN_KEY } from './campaign.ts';

/**
 * Forgets what this tab keeps of whoever was here, such as chosen lenses and addresses that were begun. Where the visit
 * came from stays: it tells nothing of a person.
 */
export function forgetTab(): void {
  inTab((store) => {
    const names = Array.from({ length: store.length }, (_, at) => store.key(at) ?? '');
    for (const name of names)
      if (name.startsWith('lunette.') && name !== CAMPAIGN_KEY) store.removeItem(name);
  });
}
