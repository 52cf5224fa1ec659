import { listPage } from '../pages/document.ts';
import { html, type Html } from '../pages/html.ts';
import { ACCOUNTS, actionsFor, type Payout, type PayoutAction } from './payouts.ts';

const ACTIONS: Record<PayoutAction, string> = { pay: 'Pay', refuse: 'Refuse', return: 'Return the money' };

/** The page of the bank: the accounts that refuse money, and the pay-outs with their actions. */
export function bankPage(payouts: Payout[]): string {
  return listPage({
    title: 'Bank of the sandbox',
    name: 'Sandbox bank',
    list: html` <h1>Accounts that end in</h1>
      <ul>
        ${ACCOUNTS.map(({ last4, text }) => html`<li><b>${last4}</b>: ${text}</li>`)}
      </ul>
      <h1>Pay-outs</h1>
      ${payouts.map(payoutCard)}`,
  });
}

function payoutCard(payout: Payout): Html {
  const { id, amountMinor, currencyCode, last4, status, failureCode, reference } = payout;
  return html` <article class="letter">
    <div class="letter-head">
      <div>
        <h2>${currencyCode} ${(amountMinor / 100).toFixed(2)} to the account ending ${last4}: ${status}</h2>
        <p class="soft small">Refund ${reference}${failureCode ? `, ${failureCode}` : ''}</p>
      </div>
    </div>
    <div class="row">
      ${actionsFor(payout).map(
        (action) =>
          html`<form method="post" action="/payouts/${id}/${action}">
            <button class="button">${ACTIONS[action]}</button>
          </form>`,
      )}
    </div>
  </article>`;
}
