import { storeContract } from '@lunette/appointments/contract';
import { DAY_PARTS, firstDay } from '@lunette/appointments/rules';
import { findProduct } from '../../catalog/product/product.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { EYE_TEST, priceOf } from '../prices.ts';
import { laterOf, offerOfStore, slotDays } from '../booking/slots.ts';
import { findStore, storeAnswer, storesNear } from '../../stores/stores.ts';
import { whereIs, type Coordinates } from '../../place/whereIs.ts';

const RADIUS_KM = 20;

/** Mounts the calls about our stores: those nearby, their services, and the free times of visits. */
export function storeRoutes(gateway: Gateway): void {
  serve(gateway, storeContract.getNearbyStores, async ({ query }, context) => {
    const { area, pid, latitude, longitude, radius, page, pageSize } = query;
    const isThere = pid === undefined || findProduct(context, pid).product.inStock;
    const coordinates = latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null;
    const isAsked = coordinates !== null || Boolean(area);
    const from: Coordinates | null = coordinates ?? (area ? await whereIs(context, area) : null);
    const isEmpty = !isThere || (isAsked && !from);
    const stores = isEmpty ? [] : await storesNear(context, from, from ? radius : Infinity);
    return {
      stores: stores.slice(page * pageSize, (page + 1) * pageSize),
      isPlaceKnown: !isAsked || from !== null,
      price: await priceOf(context, EYE_TEST),
      timeSlots: DAY_PARTS.map(({ id, label }) => ({ id, label })),
    };
  });

  serve(gateway, storeContract.getStudioStores, async ({ query: { area } }, context) => {
    const from = area ? await whereIs(context, area) : null;
    return { stores: (await storesNear(context, from)).filter(({ isStudio }) => isStudio) };
  });

  serve(gateway, storeContract.checkStoreProduct, async ({ params, body }, context) => {
    const { product } = findProduct(context, body.productId);
    const from = await whereIs(context, params.pincode);
    const stores = from && product.inStock ? await storesNear(context, from, RADIUS_KM) : [];
    return { isAvailable: stores.length > 0, stores };
  });

  serve(gateway, storeContract.getStoreSlots, async ({ body }, { db, catalogDb, country, language }) => {
    const store = await findStore(catalogDb, country, body.storeCode);
    const { timeZone } = store;
    const first = laterOf(firstDay(timeZone, new Date(), body.skipCurrentDate), body.from);
    const days = await slotDays(db, offerOfStore(store), first);
    return { store: storeAnswer(store, language), timeZone, days };
  });
}
