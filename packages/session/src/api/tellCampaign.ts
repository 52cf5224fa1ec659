import type { AppDispatch } from '@lunette/api-client';
import { savedCampaign } from '../browser/campaign.ts';

/** Whether a path is one on which a sign-in tells where the visit came from: the home page and the checkout (SESS-12). */
export function tellsCampaign(path: string): boolean {
  return path === '/' || path.startsWith('/checkout');
}

/** Sends the campaign of a visit after a sign-in there; that it could not be sent is nobody's trouble. */
export function tellCampaign(dispatch: AppDispatch, path = globalThis.location?.pathname ?? ''): void {
  const campaign = tellsCampaign(path) ? savedCampaign() : null;
  if (!campaign) return;
  void import('./place.ts').then(({ placeApi }) =>
    dispatch(placeApi.endpoints.passUtm.initiate({ body: campaign })),
  );
}
