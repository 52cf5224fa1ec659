import { randomBytes, randomInt } from 'node:crypto';
import { workTable } from '../fulfilment/workTable.ts';
import type { Sandbox } from '../sandbox.ts';
import { returnArrives } from '../warehouse/returns.ts';
import { addStep, stepsOf } from '../webhooks/steps.ts';

type PickupStatus = 'booked' | 'missed' | 'picked_up' | 'delivered' | 'lost' | 'cancelled';

/** A parcel that a shopper sends to the warehouse. */
export interface Pickup {
  id: string;
  reference: string;
  orderId: string;
  labelCode: string;
  trackingNumber: string;
  status: PickupStatus;
  /** The day of the pickup; empty if its sender hands it in. */
  pickupDate: string;
  pickupHours: string;
  city: string;
  webhookUrl: string;
  dueAt: number | null;
}

/** The request to book a pickup. */
export type NewPickup = Pick<
  Pickup,
  'reference' | 'orderId' | 'labelCode' | 'pickupDate' | 'pickupHours' | 'city' | 'webhookUrl'
>;

const DAY = 86_400_000;
/** Days until a sender hands a parcel in, and until it is at the warehouse. */
const DAYS_TO_HAND_IN = 1;
const DAYS_TO_BRING = 1;

const NEXT: Partial<Record<PickupStatus, PickupStatus>> = {
  booked: 'picked_up',
  missed: 'picked_up',
  picked_up: 'delivered',
};

/** The courier's parcels that shoppers send. */
export const pickups = workTable<Pickup>('collection', 'booked', 'missed');

/** Books a parcel by its reference, or changes its time; null if the courier already has it. */
export function bookPickup(sandbox: Sandbox, wanted: NewPickup): Pickup | null {
  const { reference, orderId, labelCode, pickupDate, pickupHours, city, webhookUrl } = wanted;
  const { database } = sandbox;
  const known = database.prepare('SELECT * FROM collection WHERE reference = ?').get(reference) as
    Pickup | undefined;
  if (!known) {
    const id = `col_${randomBytes(12).toString('hex')}`;
    const trackingNumber = `KR ${randomInt(1000, 10_000)} ${randomInt(1000, 10_000)}`;
    database
      .prepare(
        `INSERT INTO collection
           (id, reference, orderId, labelCode, trackingNumber, pickupDate, pickupHours, city, webhookUrl)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, reference, orderId, labelCode, trackingNumber, pickupDate, pickupHours, city, webhookUrl);
    return schedule(sandbox, id);
  }
  const isSame = known.pickupDate === pickupDate && known.pickupHours === pickupHours;
  if (known.status !== 'cancelled' && isSame) return known;
  if (NEXT[known.status] !== 'picked_up' && known.status !== 'cancelled') return null;
  database
    .prepare(`UPDATE collection SET status = 'booked', pickupDate = ?, pickupHours = ? WHERE id = ?`)
    .run(pickupDate, pickupHours, known.id);
  return schedule(sandbox, known.id);
}

/** Fetches a parcel, or brings it to the warehouse, and notifies the shop; false if no step is left. */
export function movePickup(sandbox: Sandbox, pickup: Pickup): boolean {
  const status = NEXT[pickup.status];
  if (!status) return false;
  sandbox.database.prepare('UPDATE collection SET status = ? WHERE id = ?').run(status, pickup.id);
  addStep(sandbox, { sender: 'courier', ...pickup }, { status });
  if (status === 'delivered') returnArrives(sandbox, pickup.reference);
  schedule(sandbox, pickup.id);
  return true;
}

/** Misses a pickup and notifies the shop; the parcel then waits for another time. False if no pickup was booked. */
export function missPickup(sandbox: Sandbox, pickup: Pickup): boolean {
  const { id, status, pickupDate, pickupHours } = pickup;
  if (status !== 'booked' || pickupDate === '') return false;
  const missed = `UPDATE collection SET status = 'missed', dueAt = NULL WHERE id = ?`;
  sandbox.database.prepare(missed).run(id);
  const [from] = pickupHours.split(' ');
  addStep(
    sandbox,
    { sender: 'courier', ...pickup },
    { status: 'missed', pickup: { date: pickupDate, from } },
  );
  return true;
}

/** Loses a fetched parcel and notifies the shop; false if the courier does not have it. */
export function losePickup(sandbox: Sandbox, pickup: Pickup): boolean {
  if (pickup.status !== 'picked_up') return false;
  const lost = `UPDATE collection SET status = 'lost', dueAt = NULL WHERE id = ?`;
  sandbox.database.prepare(lost).run(pickup.id);
  addStep(sandbox, { sender: 'courier', ...pickup }, { status: 'lost' });
  return true;
}

/** Moves all parcels whose next step is due. */
export function moveDuePickups(sandbox: Sandbox): void {
  for (const pickup of pickups.due(sandbox)) movePickup(sandbox, pickup);
}

/** A parcel as the courier's interface shows it. */
export function shownPickup(sandbox: Sandbox, { id, reference, status, trackingNumber, pickupDate }: Pickup) {
  const steps = stepsOf(sandbox, id);
  return { id, reference, status, trackingNumber, pickupDate: pickupDate || null, steps };
}

const schedule = (sandbox: Sandbox, id: string) =>
  pickups.schedule(sandbox, id, ({ status, pickupDate }) => {
    if (status === 'picked_up') return DAYS_TO_BRING;
    if (status !== 'booked') return undefined;
    if (pickupDate === '') return DAYS_TO_HAND_IN;
    const today = new Date(sandbox.now()).toISOString().slice(0, 10);
    return Math.max(0.5, (Date.parse(pickupDate) - Date.parse(today)) / DAY);
  });
