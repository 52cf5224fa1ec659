import { prefetchRequired, type AppStore } from '@lunette/api-client';
import { appointmentApi } from './api/appointments.ts';

const { getNearbyStores, getHomeVisitConfig } = appointmentApi.endpoints;

/** Loads what the booking of an eye test needs before it renders: the stores of the country. */
export function prefetchTestYourVision(store: AppStore): Promise<unknown> {
  return prefetchRequired(store, getNearbyStores.initiate(ALL_STORES, { subscribe: false }));
}

/** Loads what the booking of a home visit needs before it renders. */
export function prefetchHomeVisit(store: AppStore): Promise<unknown> {
  return prefetchRequired(store, getHomeVisitConfig.initiate({ query: {} }, { subscribe: false }));
}

/** Requests the stores of a country, without a place for distances. */
export const ALL_STORES = { query: { pageSize: 50 } };
