import { clearTabStorage, closeExchange } from '@lunette/api-client';
import { CAMPAIGN } from './campaign.ts';

/**
 * Removes what this tab stores of its customer, such as chosen lenses and unfinished addresses. The campaign of the
 * visit stays, because it is not personal. An exchange of the customer ends in this browser. Pages that hold more
 * personal data remove it too.
 */
export function forgetTab(): void {
  clearTabStorage(CAMPAIGN);
  closeExchange();
}
