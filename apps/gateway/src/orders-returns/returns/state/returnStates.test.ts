import { RETURN_STATUSES, type WayBackStatus } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import { isEnded, mayMove, mayMoveBack, RETURN_MOVES, RETURN_WAY, type ReturnActor } from './returnStates.ts';

const ACTORS: ReturnActor[] = ['customer', 'guest', 'staff', 'store', 'courier'];

test('RET-01 every state and actor: who may take a return from where to where', () => {
  const moves = RETURN_STATUSES.flatMap((from) =>
    RETURN_STATUSES.flatMap((to) => {
      const by = ACTORS.filter((actor) => mayMove(from, to, actor));
      return by.length > 0 ? [`${from} -> ${to}: ${by.join(', ')}`] : [];
    }),
  );
  expect(moves).toMatchInlineSnapshot(`
    [
      "requested -> approved: staff, store",
      "requested -> rejected: staff, store",
      "requested -> cancelled: customer, guest, staff, store",
      "approved -> label: staff, store",
      "approved -> inspected: staff, store",
      "approved -> cancelled: customer, guest, staff, store",
      "label -> picked_up: staff, store, courier",
      "label -> cancelled: customer, guest, staff, store",
      "label -> expired: staff, store",
      "picked_up -> received: staff, store, courier",
      "picked_up -> inspected: staff, store, courier",
      "picked_up -> rejected: staff, store",
      "received -> inspected: staff, store",
      "received -> rejected: staff, store",
      "inspected -> refunded: staff, store",
      "cancelled -> picked_up: courier",
      "expired -> picked_up: courier",
    ]
  `);
});

test('RET-01 no state is a dead end, and none is left again once it is an end', () => {
  for (const status of RETURN_STATUSES) {
    const reached = new Set([status]);
    for (const one of reached) for (const to of RETURN_STATUSES) if (to in RETURN_MOVES[one]) reached.add(to);
    expect([...reached].some(isEnded)).toBe(true);
  }
  expect(RETURN_STATUSES.filter(isEnded)).toEqual(['refunded', 'rejected', 'cancelled', 'expired']);
});

test('RET-07 each step of the page follows from the one before by allowed moves', () => {
  for (const way of Object.values(RETURN_WAY))
    way.slice(1).forEach((to, at) => {
      const from = way[at] ?? to;
      const isDirect = mayMove(from, to, 'store');
      expect(isDirect || (mayMove(from, 'approved', 'store') && mayMove('approved', to, 'store'))).toBe(true);
    });
});

const BACK: WayBackStatus[] = [
  ...(['booked', 'shipped', 'out_for_delivery', 'delivery_failed'] as const),
  ...(['delivered', 'returned_to_sender', 'lost'] as const),
];

test('RET-07 every state and actor of a parcel with refused pieces: only what came back undelivered is sent again', () => {
  const moves = BACK.flatMap((from) =>
    BACK.flatMap((to) => {
      const by = ACTORS.filter((actor) => mayMoveBack(from, to, actor));
      return by.length > 0 ? [`${from} -> ${to}: ${by.join(', ')}`] : [];
    }),
  );
  expect(moves).toMatchInlineSnapshot(`
    [
      "booked -> shipped: courier",
      "booked -> out_for_delivery: courier",
      "booked -> delivery_failed: courier",
      "booked -> delivered: courier",
      "booked -> returned_to_sender: courier",
      "booked -> lost: courier",
      "shipped -> out_for_delivery: courier",
      "shipped -> delivery_failed: courier",
      "shipped -> delivered: courier",
      "shipped -> returned_to_sender: courier",
      "shipped -> lost: staff, store, courier",
      "out_for_delivery -> out_for_delivery: courier",
      "out_for_delivery -> delivery_failed: courier",
      "out_for_delivery -> delivered: courier",
      "out_for_delivery -> returned_to_sender: courier",
      "out_for_delivery -> lost: staff, store, courier",
      "delivery_failed -> out_for_delivery: courier",
      "delivery_failed -> delivery_failed: courier",
      "delivery_failed -> delivered: courier",
      "delivery_failed -> returned_to_sender: courier",
      "delivery_failed -> lost: staff, store, courier",
      "returned_to_sender -> booked: customer, guest",
    ]
  `);
});
