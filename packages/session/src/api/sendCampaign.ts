import type { AppDispatch } from '@lunette/api-client';
import { savedCampaign } from '../browser/campaign.ts';

/**
 * Whether a sign-in from this path sends the campaign of the visit: it does on the home page and in the checkout
 * (SESS-12).
 */
export function isCampaignPath(path: string): boolean {
  return /^\/(checkout|\?|$)/.test(path);
}

/** Sends the campaign of a visit after a sign-in from such a path. A call that fails is ignored. */
export function sendCampaign(dispatch: AppDispatch, path: string): void {
  const campaign = isCampaignPath(path) ? savedCampaign() : null;
  if (!campaign) return;
  void import('./place.ts').then(({ placeApi }) =>
    dispatch(placeApi.endpoints.passUtm.initiate({ body: campaign })),
  );
}
