import type { ReturnStatus, WayBackStatus } from '@lunette/orders-returns/contract';

/** Who changes a return. `store` is the warehouse, a shop or the gateway itself. */
export type ReturnActor = 'customer' | 'guest' | 'staff' | 'store' | 'courier';

const SHOPPER: readonly ReturnActor[] = ['customer', 'guest'];
const HOUSE: readonly ReturnActor[] = ['store', 'staff'];

type Kind = 'parcel' | 'claim';
type Moves = Partial<Record<ReturnStatus, readonly ReturnActor[]>>;

const REQUESTED = { approved: HOUSE, rejected: HOUSE, cancelled: [...SHOPPER, ...HOUSE] };

/** Where a return can go from where it stands, and who may take it there. Every change of a return is one of these. */
export const RETURN_MOVES = {
  parcel: {
    requested: REQUESTED,
    approved: { label: HOUSE, cancelled: [...SHOPPER, ...HOUSE] },
    label: { picked_up: [...HOUSE, 'courier'], cancelled: [...SHOPPER, ...HOUSE], expired: HOUSE },
    // What the courier has lost on its way is accepted unseen.
    picked_up: { received: [...HOUSE, 'courier'], rejected: HOUSE, inspected: [...HOUSE, 'courier'] },
    received: { inspected: HOUSE, rejected: HOUSE },
    inspected: { refunded: HOUSE },
    refunded: {},
    rejected: {},
    // The courier may have had the parcel before it knew.
    cancelled: { picked_up: ['courier'] },
    expired: { picked_up: ['courier'] },
  },
  // Nothing of a claim is sent: nobody fetches it, and it is looked at as it is.
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
} as const satisfies Record<Kind, Record<ReturnStatus, Moves>>;

/** Whether somebody may take a return from where it stands to another status. */
export function mayMove(
  { kind, status }: { kind: Kind; status: ReturnStatus },
  to: ReturnStatus,
  actor: ReturnActor,
): boolean {
  const moves: Moves = RETURN_MOVES[kind][status];
  return moves[to]?.includes(actor) ?? false;
}

/** Whether a return has come to its end, but for a parcel that the courier has after all. */
export function isEnded(status: ReturnStatus): boolean {
  const moves: Moves = RETURN_MOVES.parcel[status];
  return Object.values(moves).every((actors) => actors.every((actor) => actor === 'courier'));
}

/** What its shopper can do with a return that stays where it stands, and where that is. */
const RETURN_ACTS = {
  change_pickup: ['label'],
  print_label: ['label'],
  // Until its money is sent.
  choose_refund: ['requested', 'approved', 'label', 'picked_up', 'received'],
} as const satisfies Record<string, readonly ReturnStatus[]>;

type ReturnAct = keyof typeof RETURN_ACTS;

/** Whether the shopper of a return can do something with it where it stands. */
export function mayDo(act: ReturnAct, status: ReturnStatus): boolean {
  const states: readonly ReturnStatus[] = RETURN_ACTS[act];
  return states.includes(status);
}

/** The steps of a return on its way, in order; those of a claim, of which nothing is sent, are fewer, and lost pieces are only paid. */
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
 * Where a parcel with refused pieces can go from where it stands, and who may take it there. What comes back undelivered is
 * sent again when its shopper asks for it, in a parcel of its own; what is lost is paid.
 */
const REFUSED_PARCEL_MOVES = {
  // Only the courier knows that it has had what is booked; what it never took the clock gives up.
  booked: { shipped: COURIER, ...ON_ITS_WAY, lost: ['store', 'courier'] },
  shipped: ON_ITS_WAY,
  out_for_delivery: ON_ITS_WAY,
  delivery_failed: ON_ITS_WAY,
  delivered: {},
  returned_to_sender: { booked: SHOPPER },
  lost: {},
} as const satisfies Record<WayBackStatus, Partial<Record<WayBackStatus, readonly ReturnActor[]>>>;

/** Whether somebody may take a parcel with refused pieces from one status to another. */
export function mayMoveRefusedParcel(from: WayBackStatus, to: WayBackStatus, actor: ReturnActor): boolean {
  const moves: Partial<Record<WayBackStatus, readonly ReturnActor[]>> = REFUSED_PARCEL_MOVES[from];
  return moves[to]?.includes(actor) ?? false;
}
