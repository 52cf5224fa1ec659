import type { Gateway } from '../platform/gateway.ts';
import { cygnusRoutes } from './profile/cygnusRoutes.ts';
import { frameSizeRoutes } from './frameSize/frameSizeRoutes.ts';
import { lookRoutes } from './look/lookRoutes.ts';
import { profileRoutes } from './profile/profileRoutes.ts';

/** Mounts the calls of face profiles, looks and frame sizes. */
export function tryonRoutes(gateway: Gateway): void {
  frameSizeRoutes(gateway);
  profileRoutes(gateway);
  lookRoutes(gateway);
  cygnusRoutes(gateway);
}
