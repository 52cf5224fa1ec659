import type { Parcel, ParcelAction } from '../courier/parcels.ts';
import type { Pickup } from '../courier/pickups.ts';
import type { LabJob } from '../lab/jobs.ts';
import { listPage } from '../pages/document.ts';
import { html, type Html } from '../pages/html.ts';
import {
  actionsFor,
  type ReturnAction,
  type ReturnedItem,
  type WarehouseReturn,
} from '../warehouse/returns.ts';

const ACTIONS: [action: ParcelAction, text: string][] = [
  ['next', 'Next step'],
  ['fail', 'Delivery fails'],
  ['return', 'Goes back'],
  ['lose', 'Loses it'],
  ['delay', 'Two days later'],
];
const ENDED = ['delivered', 'returned_to_sender', 'lost', 'cancelled'];

const PICKUP: Record<Pickup['status'], string | null> = {
  booked: 'Has the parcel',
  missed: 'Has the parcel after all',
  picked_up: 'Brings it to the warehouse',
  delivered: null,
  lost: null,
  cancelled: null,
};
const RETURN: Record<ReturnAction, string> = {
  count: 'Count all',
  'count-fewer': 'Count one fewer',
  accept: 'Accept all',
  refuse: 'Refuse all',
};

interface FulfilmentRecords {
  jobs: LabJob[];
  parcels: Parcel[];
  pickups: Pickup[];
  returns: WarehouseReturn[];
}

/** The page that shows the work of lab, courier and warehouse, with buttons for its next steps. */
export function fulfilmentPage({ jobs, parcels, pickups, returns }: FulfilmentRecords): string {
  return listPage({
    title: 'Lab, courier and warehouse of the sandbox',
    name: 'Sandbox lab, courier and warehouse',
    list: html` <h1>Parcels</h1>
      ${parcels.map(parcelCard)}
      <h1>Lab</h1>
      ${jobs.map(jobCard)}
      <h1>Parcels that come back</h1>
      ${pickups.map(pickupCard)}
      <h1>Warehouse</h1>
      ${returns.map(returnCard)}`,
  });
}

function parcelCard({ id, orderId, trackingNumber, status, expectedDate, city }: Parcel): Html {
  const buttons = ENDED.includes(status)
    ? []
    : ACTIONS.map(([action, text]) => button(`courier/${id}/${action}`, text));
  return card(
    `${trackingNumber}: ${status}`,
    `Order ${orderId} to ${city}, expected ${expectedDate}`,
    buttons,
  );
}

function jobCard({ id, orderId, hasLenses, status }: LabJob): Html {
  const isDone = status === 'packed' || status === 'cancelled';
  const what = hasLenses ? 'glasses with lenses' : 'without lenses';
  return card(`Order ${orderId}: ${status}`, what, isDone ? [] : [button(`lab/${id}/next`, 'Next step')]);
}

function pickupCard({ id, orderId, labelCode, status, pickupDate, pickupHours, city }: Pickup): Html {
  const when = pickupDate ? `fetched on ${pickupDate}, ${pickupHours}` : 'handed in by its sender';
  const text = PICKUP[status];
  return card(`Return parcel ${labelCode}: ${status}`, `Order ${orderId} from ${city}, ${when}`, [
    ...(text ? [button(`collection/${id}/next`, text)] : []),
    ...(status === 'booked' && pickupDate ? [button(`collection/${id}/miss`, 'Does not come')] : []),
    ...(status === 'picked_up' ? [button(`collection/${id}/lose`, 'Loses it')] : []),
  ]);
}

function returnCard(one: WarehouseReturn): Html {
  const { id, orderId, labelCode, kind, storeCode, status, items } = one;
  const pieces = (JSON.parse(items) as ReturnedItem[]).map(({ name, quantity }) => `${quantity} × ${name}`);
  const where =
    kind === 'claim' ? 'claim, nothing is sent' : kind === 'store' ? `at store ${storeCode}` : 'parcel';
  return card(
    `Return ${labelCode}: ${status}`,
    `Order ${orderId}, ${where}: ${pieces.join(', ')}`,
    actionsFor(one).map((action) =>
      action === 'refuse' ? refusal(id) : button(`warehouse/${id}/${action}`, RETURN[action]),
    ),
  );
}

function refusal(id: string): Html {
  return html`<form method="post" action="/fulfilment/warehouse/${id}/refuse">
    <label>Reason <input name="reason" required minlength="3" maxlength="300" /></label>
    <button class="button">${RETURN.refuse}</button>
  </form>`;
}

function card(title: string, text: string, buttons: Html[]): Html {
  return html` <article class="letter">
    <div class="letter-head">
      <div>
        <h2>${title}</h2>
        <p class="soft small">${text}</p>
      </div>
    </div>
    <div class="row">${buttons}</div>
  </article>`;
}

function button(action: string, text: string): Html {
  return html`<form method="post" action="/fulfilment/${action}">
    <button class="button">${text}</button>
  </form>`;
}
