import { randomBytes, randomInt } from 'node:crypto';
import type { Sandbox } from '../sandbox.ts';
import { workTable } from '../fulfilment/workTable.ts';
import { addStep, stepsOf } from '../webhooks/steps.ts';

type ParcelStatus =
  | 'booked'
  | 'shipped'
  | 'out_for_delivery'
  | 'delivered'
  | 'delivery_failed'
  | 'returned_to_sender'
  | 'lost'
  | 'cancelled';

/** The actions on a parcel: its next step, a failed delivery, its return to the sender, its loss, or a delay of two days. */
export type ParcelAction = 'next' | 'fail' | 'return' | 'lose' | 'delay';

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

/** The request to book a parcel. */
export type NewParcel = Pick<Parcel, 'reference' | 'orderId' | 'expectedDate' | 'city' | 'webhookUrl'>;

const COURIER = 'Kestrel';
const WINDOW = { from: '10:00', to: '14:00' };
const DAY = 86_400_000;

/** The next status of each status, and the days until then. */
const NEXT: Partial<Record<ParcelStatus, [next: ParcelStatus, days: number]>> = {
  booked: ['shipped', 0.5],
  shipped: ['out_for_delivery', 1],
  out_for_delivery: ['delivered', 0.5],
  delivery_failed: ['out_for_delivery', 1],
};
/** The statuses in which a failure, a return or a loss is possible. */
const ACTIONS = { fail: 'delivery_failed', return: 'returned_to_sender', lose: 'lost' } as const;
const FROM: Record<keyof typeof ACTIONS, ParcelStatus[]> = {
  fail: ['out_for_delivery'],
  return: ['shipped', 'out_for_delivery', 'delivery_failed'],
  lose: ['shipped', 'out_for_delivery', 'delivery_failed'],
};

/** The courier's parcels. */
export const parcels = workTable<Parcel>('parcel', 'booked');

/** Books a parcel, once for each reference. */
export function bookParcel(sandbox: Sandbox, wanted: NewParcel): Parcel {
  const { reference, orderId, expectedDate, city, webhookUrl } = wanted;
  const { database } = sandbox;
  const known = database.prepare('SELECT id FROM parcel WHERE reference = ?').get(reference);
  if (known) return parcels.find(sandbox, String(known.id)) as Parcel;
  const id = `par_${randomBytes(12).toString('hex')}`;
  const trackingNumber = `KP ${randomInt(1000, 10_000)} ${randomInt(1000, 10_000)}`;
  database
    .prepare(
      `INSERT INTO parcel (id, reference, orderId, trackingNumber, expectedDate, city, webhookUrl)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, reference, orderId, trackingNumber, expectedDate, city, webhookUrl);
  return schedule(sandbox, id);
}

/** Moves a parcel and notifies the shop; false if its status does not allow that. */
export function moveParcel(sandbox: Sandbox, parcel: Parcel, action: ParcelAction): boolean {
  if (action === 'delay') return delay(sandbox, parcel);
  const status =
    action === 'next' ? NEXT[parcel.status]?.[0] : FROM[action].includes(parcel.status) && ACTIONS[action];
  if (!status) return false;
  const tomorrow = dayOf(sandbox.now() + DAY);
  const expectedDate =
    status === 'delivery_failed' && parcel.expectedDate < tomorrow ? tomorrow : parcel.expectedDate;
  sandbox.database
    .prepare('UPDATE parcel SET status = ?, expectedDate = ? WHERE id = ?')
    .run(status, expectedDate, parcel.id);
  notify(sandbox, { ...parcel, expectedDate }, status);
  schedule(sandbox, parcel.id);
  return true;
}

function delay(sandbox: Sandbox, parcel: Parcel): boolean {
  if (!NEXT[parcel.status]) return false;
  const expectedDate = dayOf(Math.max(Date.parse(parcel.expectedDate), sandbox.now()) + 2 * DAY);
  sandbox.database.prepare('UPDATE parcel SET expectedDate = ? WHERE id = ?').run(expectedDate, parcel.id);
  notify(sandbox, { ...parcel, expectedDate }, 'delayed');
  return true;
}

/** Moves all parcels whose next step is due. */
export function moveDueParcels(sandbox: Sandbox): void {
  for (const parcel of parcels.due(sandbox)) moveParcel(sandbox, parcel, 'next');
}

/** A parcel as the courier's interface shows it. */
export function shownParcel(
  sandbox: Sandbox,
  { id, reference, status, trackingNumber, expectedDate }: Parcel,
) {
  const steps = stepsOf(sandbox, id);
  return { id, reference, status, courier: COURIER, trackingNumber, expectedDate, steps };
}

function notify(sandbox: Sandbox, parcel: Parcel, status: ParcelStatus | 'delayed'): void {
  const window = status === 'out_for_delivery' ? WINDOW : null;
  addStep(sandbox, { sender: 'courier', ...parcel }, { status, expectedDate: parcel.expectedDate, window });
}

const schedule = (sandbox: Sandbox, id: string) =>
  parcels.schedule(sandbox, id, ({ status }) => NEXT[status]?.[1]);

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
