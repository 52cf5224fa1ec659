import { screen } from '@lunette/app-server/page';
import { webManifest } from './webManifest.ts';

/** The manifest of the store that its address names; a browser asks for it without cookies. */
export const loader = screen([], async (visitor) =>
  Response.json(webManifest(visitor), { headers: { 'content-type': 'application/manifest+json' } }),
);
