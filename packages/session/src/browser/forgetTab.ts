import { clearTabStorage, closeExchange } from '@lunette/api-client';
import { CAMPAIGN } from './campaign.ts';

/**
 * Forgets what this tab keeps of whoever was here, such as chosen lenses and addresses that were begun. Where the visit
 * came from stays: it tells nothing of a person. An exchange of theirs ends in this browser. Pages that hold more of them let it go too.
 */
export function forgetTab(): void {
  clearTabStorage(CAMPAIGN);
  closeExchange();
}
