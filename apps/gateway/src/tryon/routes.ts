import type { Gateway } from '../platform/gateway.ts';
import { cygnusRoutes } from './cygnusRoutes.ts';
import { frameSizeRoutes } from './frameSizeRoutes.ts';
import { lookRoutes } from './lookRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';

/** Mounts the calls of face profiles, looks and frame sizes. */
export function tryonRoutes(gateway: Gateway): void {
  frameSizeRoutes(gateway);
  profileRoutes(gateway);
  lookRoutes(gateway);
  cygnusRoutes(gateway);
}
