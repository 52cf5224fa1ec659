import { randomBytes, randomInt } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { addStep, afterDays, stepsOf } from '../webhooks/steps.ts';

type ParcelStatus =
  | 'booked'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'delivery_failed'
  | 'returned_to_sender'
  | 'cancelled';

/** What can happen to a parcel: its next step, a failure, its way back, or a delay of two days. */
export type Turn = 'next' | 'fail' | 'return' | 'delay';

/** A parcel on its way to a shopper. */
export interface Parcel {
  id: string;
  reference: string;
  orderId: string;
  trackingNumber: string;
  status: ParcelStatus;
  expectedDate: string;
  city: string;
  webhookUrl: string;
  dueAt: number | null;
}

export type NewParcel = Pick<Parcel, 'reference' | 'orderId' | 'expectedDate' | 'city' | 'webhookUrl'>;

const COURIER = 'Kestrel';
const WINDOW = { from: '10:00', to: '14:00' };
const DAY = 86_400_000;

/** What follows on each status, and how many days it takes. */
const NEXT: Partial<Record<ParcelStatus, [next: ParcelStatus, days: number]>> = {
  booked: ['shipped', 0.5],
  shipped: ['out_for_delivery', 1],
  out_for_delivery: ['delivered', 0.5],
  delivery_failed: ['out_for_delivery', 1],
};
/** Where a failure, or the way back, is possible. */
const TURNS = { fail: 'delivery_failed', return: 'returned_to_sender' } as const;
const FROM: Record<keyof typeof TURNS, ParcelStatus[]> = {
  fail: ['out_for_delivery'],
  return: ['shipped', 'out_for_delivery', 'delivery_failed'],
};

/** Takes a parcel on, once. */
export function takeParcel(sandbox: Sandbox, wanted: NewParcel): Parcel {
  const { reference, orderId, expectedDate, city, webhookUrl } = wanted;
  const { database } = sandbox;
  const known = database.prepare('SELECT id FROM parcel WHERE reference = ?').get(reference);
  if (known) return findParcel(sandbox, String(known.id)) as Parcel;
  const id = `par_${randomBytes(12).toString('hex')}`;
  const trackingNumber = `KP ${randomInt(1000, 10_000)} ${randomInt(1000, 10_000)}`;
  database
    .prepare(
      `INSERT INTO parcel (id, reference, orderId, trackingNumber, expectedDate, city, webhookUrl)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, reference, orderId, trackingNumber, expectedDate, city, webhookUrl);
  return plan(sandbox, id);
}

/** A parcel by its id. */
export function findParcel({ database }: Pick<Sandbox, 'database'>, id: string): Parcel | null {
  return (database.prepare('SELECT * FROM parcel WHERE id = ?').get(id) as Parcel | undefined) ?? null;
}

/** All parcels, the newest first. */
export function allParcels({ database }: Pick<Sandbox, 'database'>): Parcel[] {
  return database.prepare('SELECT * FROM parcel ORDER BY rowid DESC LIMIT 100').all() as unknown as Parcel[];
}

/** Has something happen to a parcel, and tells the shop; false where it cannot happen now. */
export function turnParcel(sandbox: Sandbox, parcel: Parcel, turn: Turn): boolean {
  if (turn === 'delay') return delay(sandbox, parcel);
  const status =
    turn === 'next' ? NEXT[parcel.status]?.[0] : FROM[turn].includes(parcel.status) && TURNS[turn];
  if (!status) return false;
  const tomorrow = dayOf(sandbox.now() + DAY);
  const expectedDate =
    status === 'delivery_failed' && parcel.expectedDate < tomorrow ? tomorrow : parcel.expectedDate;
  sandbox.database
    .prepare('UPDATE parcel SET status = ?, expectedDate = ? WHERE id = ?')
    .run(status, expectedDate, parcel.id);
  tell(sandbox, { ...parcel, expectedDate }, status);
  plan(sandbox, parcel.id);
  return true;
}

function delay(sandbox: Sandbox, parcel: Parcel): boolean {
  if (!NEXT[parcel.status]) return false;
  const expectedDate = dayOf(Math.max(Date.parse(parcel.expectedDate), sandbox.now()) + 2 * DAY);
  sandbox.database.prepare('UPDATE parcel SET expectedDate = ? WHERE id = ?').run(expectedDate, parcel.id);
  tell(sandbox, { ...parcel, expectedDate }, 'delayed');
  return true;
}

/** Stops a parcel that has not left; false where it has. */
export function stopParcel({ database }: Sandbox, { id }: Parcel): boolean {
  const { changes } = database
    .prepare(
      `UPDATE parcel SET status = 'cancelled', dueAt = NULL WHERE id = ? AND status IN ('booked', 'cancelled')`,
    )
    .run(id);
  return changes > 0;
}

/** Moves all parcels on whose time has come. */
export function driveDue(sandbox: Sandbox): void {
  const due = sandbox.database.prepare('SELECT * FROM parcel WHERE dueAt <= ?').all(sandbox.now());
  for (const parcel of due) turnParcel(sandbox, parcel as unknown as Parcel, 'next');
}

/** A parcel as the courier's interface shows it. */
export function shownParcel(
  sandbox: Sandbox,
  { id, reference, status, trackingNumber, expectedDate }: Parcel,
) {
  const steps = stepsOf(sandbox, id);
  return { id, reference, status, courier: COURIER, trackingNumber, expectedDate, steps };
}

function tell(sandbox: Sandbox, parcel: Parcel, status: ParcelStatus | 'delayed'): void {
  const window = status === 'out_for_delivery' ? WINDOW : null;
  addStep(sandbox, { sender: 'courier', ...parcel }, { status, expectedDate: parcel.expectedDate, window });
}

function plan(sandbox: Sandbox, id: string): Parcel {
  const parcel = findParcel(sandbox, id) as Parcel;
  const next = NEXT[parcel.status];
  const dueAt = next ? afterDays(sandbox, next[1]) : null;
  sandbox.database.prepare('UPDATE parcel SET dueAt = ? WHERE id = ?').run(dueAt, id);
  return { ...parcel, dueAt };
}

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
