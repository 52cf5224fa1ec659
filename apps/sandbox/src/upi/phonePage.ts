import type { Intent } from '../payments/intent.ts';
import { amountOf } from '../pages/cardPage.ts';
import { listPage } from '../pages/document.ts';
import { html, type Html } from '../pages/html.ts';
import { LISTED } from './addresses.ts';
import type { Flow, UpiRequest } from './requests.ts';

const FLOW: Record<Flow, string> = { collect: 'Request', qr: 'Scanned code', intent: 'Opened link' };

type Action = 'approve' | 'refuse' | 'expire';

/** The page that shows the payer's phone: the open UPI requests, with buttons that answer them. */
export function phonePage(open: { request: UpiRequest; intent: Intent }[]): string {
  return listPage({
    title: 'The phone of the sandbox',
    name: 'Sandbox phone',
    list: html` <h1>UPI requests</h1>
      ${open.map(({ request, intent }) => requestCard(request, intent))}
      <h1>Addresses</h1>
      ${LISTED.map(([address, text]) => card(address, text, []))}`,
  });
}

function requestCard({ flow, vpa }: UpiRequest, intent: Intent): Html {
  const { id, status, description } = intent;
  const buttons: [Action, string][] =
    status === 'created'
      ? [
          ['approve', 'Approve'],
          ['refuse', 'Decline'],
          ['expire', 'Let the time run out'],
        ]
      : status === 'expired'
        ? [['approve', 'Approve too late']]
        : [];
  return card(
    `${amountOf(intent)}: ${status}`,
    `${FLOW[flow]}${vpa ? ` to ${vpa}` : ''}. ${description}`,
    buttons.map(
      ([action, text]) =>
        html`<form method="post" action="/phone/${id}/${action}">
          <button class="button">${text}</button>
        </form>`,
    ),
  );
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
