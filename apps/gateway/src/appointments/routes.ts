import type { Gateway } from '../platform/gateway.ts';
import { appointmentRoutes } from './booking/appointmentRoutes.ts';
import { homeRoutes } from './home/homeRoutes.ts';
import { ownHomeRoutes } from './home/ownHomeRoutes.ts';
import { orderVisitRoutes } from './orderVisit/orderVisitRoutes.ts';
import { storeRoutes } from './stores/storeRoutes.ts';

/** Mounts the calls of stores and of appointments: eye tests in a store, opticians at home, fittings of an order. */
export function appointmentsRoutes(gateway: Gateway): void {
  storeRoutes(gateway);
  appointmentRoutes(gateway);
  homeRoutes(gateway);
  ownHomeRoutes(gateway);
  orderVisitRoutes(gateway);
}
