import { screen } from '@lunette/app-server/page';
import { webManifest } from './webManifest.ts';

/** The manifest of the store in the address, since a browser requests a manifest without cookies. */
export const loader = screen([], async (visitor) =>
  Response.json(webManifest(visitor), { headers: { 'content-type': 'application/manifest+json' } }),
);
