import { listPage } from '../pages/document.ts';
import { html, type Html } from '../pages/html.ts';
import type { PosSale } from './sales.ts';

/** The page of the point of sale: the sales that staff have recorded. */
export function posPage(sales: PosSale[]): string {
  return listPage({
    title: 'Point of sale of the sandbox',
    name: 'Sandbox point of sale',
    list: html` <h1>Sales</h1>
      ${sales.length > 0 ? sales.map(saleCard) : html`<p class="soft">No sale has arrived.</p>`}`,
  });
}

function saleCard({ country, receipt, salesmanId, soldOn, amountMinor, currencyCode }: PosSale): Html {
  return html` <article class="letter">
    <div class="letter-head">
      <div>
        <h2>Receipt ${receipt}: ${currencyCode} ${(amountMinor / 100).toFixed(2)}</h2>
        <p class="soft small">${country}, ${soldOn}, by employee ${salesmanId}</p>
      </div>
    </div>
  </article>`;
}
