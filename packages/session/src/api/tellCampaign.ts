import type { AppDispatch } from '@lunette/api-client';
import { keptCampaign } from '../browser/campaign.ts';
import { placeApi } from './place.ts';

/** Whether a path is one on which a sign-in tells where the visit came from: the home page and the checkout (SESS-12). */
export function tellsCampaign(path: string): boolean {
  return path === '/' || path.startsWith('/checkout');
}

/** Sends the campaign of a visit after a sign-in there; that it could not be sent is nobody's trouble. */
export function tellCampaign(dispatch: AppDispatch, path = globalThis.location?.pathname ?? ''): void {
  const campaign = tellsCampaign(path) ? keptCampaign() : null;
  if (campaign) void dispatch(placeApi.endpoints.passUtm.initiate({ body: campaign }));
}
