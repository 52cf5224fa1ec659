import { createHmac, randomUUID } from 'node:crypto';
import type { Settings } from '../../platform/settings/settings.ts';
import type { TestGateway } from '../../platform/testing/testGateway.ts';
import { connectPickups, type PickupEvent } from '../returns/transport/pickups.ts';
import { connectWarehouse, type WarehouseEvent } from '../returns/transport/warehouse.ts';

interface Booked {
  id: string;
  pickup: { date: string; from: string } | null;
  isCancelled: boolean;
  steps: PickupEvent[];
}

interface Announced {
  id: string;
  kind: string;
  items: { itemId: string; quantity: number }[];
  isCancelled: boolean;
  steps: WarehouseEvent[];
}

/** The courier and the warehouse of returns, which implement their protocols; a test decides their behaviour. */
export interface FakeTransport {
  services: (settings: Settings) => {
    pickups: ReturnType<typeof connectPickups>;
    warehouse: ReturnType<typeof connectWarehouse>;
  };
  /** Answers a request to either of them. */
  send: (url: string, request: { method: string; body?: string }) => Promise<Response>;
  isDown: boolean;
  /** Called before each call is answered. */
  onCall: (path: string) => Promise<void>;
  /** The bookings and announcements, by return. */
  booked: Map<string, Booked>;
  announced: Map<string, Announced>;
  /** Calls that changed something, in their order. */
  calls: string[];
}

/** Creates a fake courier and warehouse. */
export function fakeTransport(): FakeTransport {
  const booked = new Map<string, Booked>();
  const announced = new Map<string, Announced>();
  const answer = (method: string, path: string, body: object): unknown => {
    const known: Map<string, Booked | Announced> = path.includes('/collections/') ? booked : announced;
    if (method !== 'GET') fake.calls.push(`${method} ${path}`);
    const last = path.split('/').at(-1) ?? '';
    if (method === 'PUT') {
      const blank = { pickup: null, kind: '', items: [], steps: [] };
      const created = { ...blank, ...body, id: `x-${last}`, isCancelled: false };
      known.set(last, created);
      return created;
    }
    const found = [...known.values()].find(({ id }) => path.split('/').includes(id));
    if (found && method === 'POST') found.isCancelled = true;
    return found;
  };
  const send: FakeTransport['send'] = async (url, { method, body }) => {
    const { pathname } = new URL(url);
    await fake.onCall(pathname);
    if (fake.isDown) return new Response('', { status: 503 });
    const answered = answer(method, pathname, body ? (JSON.parse(body) as object) : {});
    return answered === undefined ? new Response('{}', { status: 404 }) : Response.json(answered);
  };
  const asFetch = send as unknown as typeof fetch;
  const fake: FakeTransport = {
    services: (settings) => ({
      pickups: connectPickups(settings, asFetch),
      warehouse: connectWarehouse(settings, asFetch),
    }),
    send,
    isDown: false,
    onCall: async () => undefined,
    booked,
    announced,
    calls: [],
  };
  return fake;
}

const FROM = {
  courier: { path: '/v2/courier/return-webhook', secret: 'courierWebhook' },
  warehouse: { path: '/v2/warehouse/webhook', secret: 'warehouseWebhook' },
} as const;

/** Sends an event as the courier or the warehouse does; returns the status of the answer. */
export async function sendReturnEvent(
  app: TestGateway,
  from: keyof typeof FROM,
  step: object,
  secret = app.settings.secrets[FROM[from].secret],
): Promise<number> {
  const body = JSON.stringify(step);
  const time = Math.floor(Date.now() / 1000);
  const hex = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: FROM[from].path,
    headers: { 'content-type': 'application/json', 'x-sandbox-signature': `t=${time},v1=${hex}` },
    payload: body,
  });
  return statusCode;
}

/** The courier's event that it has a parcel, or has delivered it. */
export function pickupEvent(reference: string, status: PickupEvent['status'] = 'picked_up'): PickupEvent {
  return { id: randomUUID(), reference, status, at: new Date().toISOString() };
}

/** The courier's event of a missed pick-up. */
export function missedEvent(reference: string, pickup: PickupEvent['pickup']): PickupEvent {
  return { ...pickupEvent(reference, 'missed'), pickup };
}

/** The warehouse's event about one item. */
export function warehouseEvent(
  reference: string,
  status: WarehouseEvent['status'],
  item: WarehouseEvent['items'][number],
  reason: string | null = null,
): WarehouseEvent {
  return { id: randomUUID(), reference, status, at: new Date().toISOString(), items: [item], reason };
}
