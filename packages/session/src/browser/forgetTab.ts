import { forgetKept } from '@lunette/api-client';
import { CAMPAIGN } from './campaign.ts';

/**
 * Forgets what this tab keeps of whoever was here, such as chosen lenses and addresses that were begun. Where the visit
 * came from stays: it tells nothing of a person.
 */
export function forgetTab(): void {
  forgetKept(CAMPAIGN);
}
