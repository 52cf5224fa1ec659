import type { Parcel, ParcelAction } from '../courier/parcels.ts';
import type { LabJob } from '../lab/jobs.ts';
import { document } from '../pages/document.ts';
import { html, type Html } from '../pages/html.ts';

const ACTIONS: [action: ParcelAction, text: string][] = [
  ['next', 'Next step'],
  ['fail', 'Delivery fails'],
  ['return', 'Goes back'],
  ['delay', 'Two days later'],
];
const ENDED = ['delivered', 'returned_to_sender', 'cancelled'];

/** The page on which the work of the lab and the parcels of the courier can be seen and moved on. */
export function fulfilmentPage(jobs: LabJob[], parcels: Parcel[]): string {
  return document({
    language: 'en',
    title: 'Lab and courier of the sandbox',
    body: html` <header class="top">
        <div class="wrap">
          <strong class="brand">Sandbox lab and courier</strong
          ><span class="soft">Nothing leaves this machine.</span>
        </div>
      </header>
      <main class="wrap inbox">
        <h1>Parcels</h1>
        ${parcels.map(parcelCard)}
        <h1>Lab</h1>
        ${jobs.map(jobCard)}
      </main>`,
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
