import { RETURN_STATUSES, type ReturnStatus, type WayBackStatus } from '@lunette/orders-returns/contract';
import { expect, test } from 'vitest';
import {
  isEnded,
  mayMove,
  mayMoveRefusedParcel,
  RETURN_MOVES,
  RETURN_STEPS,
  type ReturnActor,
} from './returnStates.ts';

const ACTORS: ReturnActor[] = ['customer', 'guest', 'staff', 'store', 'courier'];

const KINDS = ['parcel', 'claim'] as const;

test('RET-01 for every kind, state and actor the table says which moves of a return are allowed', () => {
  const moves = KINDS.flatMap((kind) =>
    RETURN_STATUSES.flatMap((status) =>
      RETURN_STATUSES.flatMap((to) => {
        const by = ACTORS.filter((actor) => mayMove({ kind, status }, to, actor));
        return by.length > 0 ? [`${kind} ${status} -> ${to}: ${by.join(', ')}`] : [];
      }),
    ),
  );
  expect(moves).toMatchInlineSnapshot(`
    [
      "parcel requested -> approved: staff, store",
      "parcel requested -> rejected: staff, store",
      "parcel requested -> cancelled: customer, guest, staff, store",
      "parcel approved -> label: staff, store",
      "parcel approved -> cancelled: customer, guest, staff, store",
      "parcel label -> picked_up: staff, store, courier",
      "parcel label -> cancelled: customer, guest, staff, store",
      "parcel label -> expired: staff, store",
      "parcel picked_up -> received: staff, store, courier",
      "parcel picked_up -> inspected: staff, store, courier",
      "parcel picked_up -> rejected: staff, store",
      "parcel received -> inspected: staff, store",
      "parcel received -> rejected: staff, store",
      "parcel inspected -> refunded: staff, store",
      "parcel cancelled -> picked_up: courier",
      "parcel expired -> picked_up: courier",
      "claim requested -> approved: staff, store",
      "claim requested -> rejected: staff, store",
      "claim requested -> cancelled: customer, guest, staff, store",
      "claim approved -> inspected: staff, store",
      "claim approved -> cancelled: customer, guest, staff, store",
      "claim inspected -> refunded: staff, store",
    ]
  `);
});

test('RET-01 every state leads to an end, and no move leaves an end', () => {
  for (const kind of KINDS) {
    const moves = RETURN_MOVES[kind];
    for (const status of reachedFrom(kind, 'requested')) {
      expect([...reachedFrom(kind, status)].some(isEnded)).toBe(true);
      expect(Object.keys(moves[status]).length > 0 || isEnded(status)).toBe(true);
    }
  }
  expect(RETURN_STATUSES.filter(isEnded)).toEqual(['refunded', 'rejected', 'cancelled', 'expired']);
});

/** The statuses that a return of a kind can reach from a status, including that one. */
function reachedFrom(kind: (typeof KINDS)[number], status: ReturnStatus): Set<ReturnStatus> {
  const reached = new Set([status]);
  for (const from of reached)
    for (const to of RETURN_STATUSES) if (to in RETURN_MOVES[kind][from]) reached.add(to);
  return reached;
}

test('RET-07 each step of the page follows from the one before by allowed moves', () => {
  for (const kind of KINDS)
    RETURN_STEPS[kind].slice(1).forEach((to, at) => {
      const status = RETURN_STEPS[kind][at] ?? to;
      const isDirect = mayMove({ kind, status }, to, 'store');
      const approved = { kind, status: 'approved' as const };
      expect(
        isDirect || (mayMove({ kind, status }, 'approved', 'store') && mayMove(approved, to, 'store')),
      ).toBe(true);
    });
});

const BACK: WayBackStatus[] = [
  ...(['booked', 'shipped', 'out_for_delivery', 'delivery_failed'] as const),
  ...(['delivered', 'returned_to_sender', 'lost'] as const),
];

test('RET-07 for every state and actor of a parcel with refused pieces: only a parcel that came back undelivered is sent again', () => {
  const moves = BACK.flatMap((from) =>
    BACK.flatMap((to) => {
      const by = ACTORS.filter((actor) => mayMoveRefusedParcel(from, to, actor));
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
      "booked -> lost: store, courier",
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
