import { need, type AppStore } from '@lunette/api-client';
import { appointmentApi } from './api/appointments.ts';

const { getNearbyStores, getHomeVisitConfig } = appointmentApi.endpoints;

/** What the booking of an eye test needs before it renders: the stores of the country. */
export function prefetchTestYourVision(store: AppStore): Promise<unknown> {
  return need(store, getNearbyStores.initiate(ALL_STORES, { subscribe: false }));
}

/** What the booking of a visit at home needs before it renders. */
export function prefetchHomeVisit(store: AppStore): Promise<unknown> {
  return need(store, getHomeVisitConfig.initiate({ query: {} }, { subscribe: false }));
}

/** The stores of a country without a place to measure from. */
export const ALL_STORES = { query: { pageSize: 50 } };
