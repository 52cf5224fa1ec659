import { expect, test } from 'vitest';
import { homeVisitContract, orderVisitContract, storeContract } from './index.ts';

test('API-09 the order paths of store appointments are those of the specification', () => {
  const { bookOrderVisit, rescheduleOrderVisit } = orderVisitContract;
  expect(bookOrderVisit).toMatchObject({ method: 'POST', path: '/v2/orders/store/appointment/book' });
  expect(Object.keys(bookOrderVisit.query?.shape ?? {})).toEqual(['orderId']);
  expect(rescheduleOrderVisit).toMatchObject({
    method: 'POST',
    path: '/v2/orders/store/appointment/reschedule',
  });
  expect(storeContract.getStoreSlots.path).toBe('/v2/orders/store/appointment/slots');
});

test('API-09 the paths of the home eye check-up are slot/?pinCode, order/cancel, order/{orderId}/cancel?reason, lastorder?telephone and order', () => {
  const { getHomeSlots, getCancelReasons, cancelHomeOrder, getLastHomeOrder, bookHome } = homeVisitContract;
  const told = [getHomeSlots, getCancelReasons, cancelHomeOrder, getLastHomeOrder, bookHome].map(
    ({ method, path }) => `${method} ${path}`,
  );
  expect(told).toEqual([
    'GET /v2/hec/slot/',
    'GET /v2/hec/order/cancel',
    'POST /v2/hec/order/:appointmentId/cancel',
    'GET /v2/hec/lastorder',
    'POST /v2/hec/order',
  ]);
  expect(Object.keys(getHomeSlots.query?.shape ?? {})).toContain('pinCode');
  expect(Object.keys(cancelHomeOrder.query?.shape ?? {})).toEqual(['reason']);
  expect(Object.keys(getLastHomeOrder.query?.shape ?? {})).toEqual(['telephone']);
});
