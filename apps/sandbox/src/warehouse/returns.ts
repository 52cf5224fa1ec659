import { randomBytes } from 'node:crypto';
import { workTable } from '../fulfilment/workTable.ts';
import type { Sandbox } from '../sandbox.ts';
import { addStep, stepsOf } from '../webhooks/steps.ts';

type ReturnStatus = 'announced' | 'arrived' | 'counted' | 'inspected' | 'refused' | 'cancelled';

/** Returned pieces of one item. */
export interface ReturnedItem {
  itemId: string;
  name: string;
  quantity: number;
  reason: string;
  isMadeToMeasure: boolean;
}

/** Goods that are returned to the warehouse or to a store, or a claim, for which only photos are inspected. */
export interface WarehouseReturn {
  id: string;
  reference: string;
  orderId: string;
  labelCode: string;
  kind: 'parcel' | 'store' | 'claim';
  storeCode: string;
  /** `ReturnedItem[]` as JSON. */
  items: string;
  /** The numbers of counted pieces, by item, as JSON. */
  counted: string;
  status: ReturnStatus;
  webhookUrl: string;
  dueAt: number | null;
}

/** The announcement of a return. */
export type NewReturn = Pick<
  WarehouseReturn,
  'reference' | 'orderId' | 'labelCode' | 'kind' | 'webhookUrl'
> & {
  storeCode: string | null;
  items: ReturnedItem[];
};

/** The actions on a return; `count-fewer` counts one piece fewer than was announced. */
export type ReturnAction = 'count' | 'count-fewer' | 'accept' | 'refuse';

/** Days until a shopper is at the store, until a claim is inspected, and until goods are counted and inspected. */
const DAYS = { store: 1, claim: 0.5, count: 0.5, inspect: 0.5 };

/** The warehouse's returns. */
export const returns = workTable<WarehouseReturn>('warehouseReturn', 'announced');

/** The actions on a return in its present status. */
export function actionsFor({ kind, status }: Pick<WarehouseReturn, 'kind' | 'status'>): ReturnAction[] {
  if (status === 'arrived' || (status === 'announced' && kind === 'store')) return ['count', 'count-fewer'];
  return status === 'counted' || (status === 'announced' && kind === 'claim') ? ['accept', 'refuse'] : [];
}

/** Stores an announced return, once for each reference; a cancelled return is opened again. */
export function announceReturn(sandbox: Sandbox, wanted: NewReturn): WarehouseReturn {
  const { reference, orderId, labelCode, kind, storeCode, items, webhookUrl } = wanted;
  const { database } = sandbox;
  const known = database.prepare('SELECT * FROM warehouseReturn WHERE reference = ?').get(reference) as
    WarehouseReturn | undefined;
  if (known && known.status !== 'cancelled') return known;
  const id = known?.id ?? `ret_${randomBytes(12).toString('hex')}`;
  if (known) database.prepare(`UPDATE warehouseReturn SET status = 'announced' WHERE id = ?`).run(id);
  else
    database
      .prepare(
        `INSERT INTO warehouseReturn (id, reference, orderId, labelCode, kind, storeCode, items, webhookUrl)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
      )
      .run(id, reference, orderId, labelCode, kind, storeCode ?? '', JSON.stringify(items), webhookUrl);
  const isHere = database
    .prepare(`SELECT id FROM collection WHERE reference = ? AND status = 'delivered'`)
    .get(reference);
  if (isHere) returnArrives(sandbox, reference);
  return schedule(sandbox, id);
}

/** Stores that the courier has brought a parcel. */
export function returnArrives(sandbox: Sandbox, reference: string): void {
  const { database } = sandbox;
  const arrived = database
    .prepare(
      `UPDATE warehouseReturn SET status = 'arrived' WHERE reference = ? AND status = 'announced' RETURNING id`,
    )
    .get(reference);
  if (arrived) schedule(sandbox, String(arrived.id));
}

/** Counts, accepts or refuses a return and notifies the shop; false if its status does not allow that. */
export function handleReturn(
  sandbox: Sandbox,
  one: WarehouseReturn,
  action: ReturnAction,
  reason: string | null = null,
): boolean {
  if (!actionsFor(one).includes(action)) return false;
  const status = action === 'accept' ? 'inspected' : action === 'refuse' ? 'refused' : 'counted';
  const items = JSON.parse(one.items) as ReturnedItem[];
  const known = JSON.parse(one.counted) as Record<string, number>;
  const missing = action === 'count-fewer' ? 1 : 0;
  const counted = Object.fromEntries(
    items.map(({ itemId, quantity }, at) => [
      itemId,
      known[itemId] ?? Math.max(0, quantity - (at === 0 ? missing : 0)),
    ]),
  );
  sandbox.database
    .prepare('UPDATE warehouseReturn SET status = ?, counted = ? WHERE id = ?')
    .run(status, JSON.stringify(counted), one.id);
  const found = items.map(({ itemId, isMadeToMeasure, reason: why }) => {
    const here = counted[itemId] ?? 0;
    const accepted = action === 'refuse' ? 0 : here;
    const isAsNew = one.kind !== 'claim' && !isMadeToMeasure && why !== 'broken';
    return { itemId, counted: here, accepted, resellable: isAsNew ? accepted : 0 };
  });
  addStep(sandbox, { sender: 'warehouse', ...one }, { status, items: found, reason });
  schedule(sandbox, one.id);
  return true;
}

/** Takes the next step of every return that is due: all pieces are counted, and all are accepted. */
export function handleDueReturns(sandbox: Sandbox): void {
  for (const one of returns.due(sandbox)) {
    const [action] = actionsFor(one);
    if (action) handleReturn(sandbox, one, action);
  }
}

/** A return as the warehouse's interface shows it. */
export function shownReturn(sandbox: Sandbox, { id, reference, status }: WarehouseReturn) {
  return { id, reference, status, steps: stepsOf(sandbox, id) };
}

const schedule = (sandbox: Sandbox, id: string) =>
  returns.schedule(sandbox, id, ({ kind, status }) => {
    if (status === 'arrived') return DAYS.count;
    if (status === 'counted') return DAYS.inspect;
    return status === 'announced' && kind !== 'parcel' ? DAYS[kind] : undefined;
  });
