import type { ReturnStatus, WayBackStatus } from '@lunette/orders-returns/contract';

/** The actors who can change a return. `store` is the warehouse, a store or the gateway itself. */
export type ReturnActor = 'customer' | 'guest' | 'staff' | 'store' | 'courier';

const SHOPPER: readonly ReturnActor[] = ['customer', 'guest'];
const HOUSE: readonly ReturnActor[] = ['store', 'staff'];

type Kind = 'parcel' | 'claim';
type AllowedMoves = Partial<Record<ReturnStatus, readonly ReturnActor[]>>;

const REQUESTED = { approved: HOUSE, rejected: HOUSE, cancelled: [...SHOPPER, ...HOUSE] };

/**
 * The next statuses that each status of a return allows, with the actors who may make the change. Every change of a return
 * is one of these.
 */
export const RETURN_MOVES = {
  parcel: {
    requested: REQUESTED,
    approved: { label: HOUSE, cancelled: [...SHOPPER, ...HOUSE] },
    label: { picked_up: [...HOUSE, 'courier'], cancelled: [...SHOPPER, ...HOUSE], expired: HOUSE },
    // A parcel that the courier has lost is accepted without inspection.
    picked_up: { received: [...HOUSE, 'courier'], rejected: HOUSE, inspected: [...HOUSE, 'courier'] },
    received: { inspected: HOUSE, rejected: HOUSE },
    inspected: { refunded: HOUSE },
    refunded: {},
    rejected: {},
    // The courier may have fetched the parcel before it received the cancellation.
    cancelled: { picked_up: ['courier'] },
    expired: { picked_up: ['courier'] },
  },
  // Nothing is sent for a claim: it is inspected without a pickup.
  claim: {
    requested: REQUESTED,
    approved: { inspected: HOUSE, cancelled: [...SHOPPER, ...HOUSE] },
    label: {},
    picked_up: {},
    received: {},
    inspected: { refunded: HOUSE },
    refunded: {},
    rejected: {},
    cancelled: {},
    expired: {},
  },
} as const satisfies Record<Kind, Record<ReturnStatus, AllowedMoves>>;

/** Whether an actor may move a return from its status to another one. */
export function mayMove(
  { kind, status }: { kind: Kind; status: ReturnStatus },
  to: ReturnStatus,
  actor: ReturnActor,
): boolean {
  const moves: AllowedMoves = RETURN_MOVES[kind][status];
  return moves[to]?.includes(actor) ?? false;
}

/** Whether a return has ended; the courier may still report the parcel of a cancelled one. */
export function isEnded(status: ReturnStatus): boolean {
  const moves: AllowedMoves = RETURN_MOVES.parcel[status];
  return Object.values(moves).every((actors) => actors.every((actor) => actor === 'courier'));
}

/** The actions of the shopper that do not change the status of a return, with the statuses in which they are possible. */
const RETURN_ACTS = {
  change_pickup: ['label'],
  print_label: ['label'],
  // Possible until the refund is sent.
  choose_refund: ['requested', 'approved', 'label', 'picked_up', 'received'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

type ReturnAct = keyof typeof RETURN_ACTS;

/** Whether an action of the shopper is possible in a status of a return. */
export function mayDo(act: ReturnAct, status: ReturnStatus): boolean {
  const states: readonly ReturnStatus[] = RETURN_ACTS[act];
  return states.includes(status);
}

/**
 * The steps of a return, in order. A claim, for which nothing is sent, has fewer steps, and lost pieces are only refunded.
 */
export const RETURN_STEPS = {
  parcel: ['requested', 'label', 'picked_up', 'received', 'inspected', 'refunded'],
  claim: ['requested', 'inspected', 'refunded'],
  lost: ['refunded'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

const COURIER: readonly ReturnActor[] = ['courier'];
const ON_ITS_WAY = {
  out_for_delivery: COURIER,
  delivery_failed: COURIER,
  delivered: COURIER,
  returned_to_sender: COURIER,
  lost: [...HOUSE, 'courier'],
} as const;

/**
 * The next statuses that each status of a parcel of refused pieces allows, with the actors who may make the change. A parcel
 * that comes back undelivered is sent again, as a new parcel, at the shopper's request; a lost one is refunded.
 */
const REFUSED_PARCEL_MOVES = {
  // Only the courier can report what happened to a booked parcel; one that it never had is marked as lost by the scheduled
  // job.
  booked: { shipped: COURIER, ...ON_ITS_WAY, lost: ['store', 'courier'] },
  shipped: ON_ITS_WAY,
  out_for_delivery: ON_ITS_WAY,
  delivery_failed: ON_ITS_WAY,
  delivered: {},
  returned_to_sender: { booked: SHOPPER },
  lost: {},
} as const satisfies Record<WayBackStatus, Partial<Record<WayBackStatus, readonly ReturnActor[]>>>;

/** Whether an actor may move a parcel of refused pieces from one status to another. */
export function mayMoveRefusedParcel(from: WayBackStatus, to: WayBackStatus, actor: ReturnActor): boolean {
  const moves: Partial<Record<WayBackStatus, readonly ReturnActor[]>> = REFUSED_PARCEL_MOVES[from];
  return moves[to]?.includes(actor) ?? false;
}
