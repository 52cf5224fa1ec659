import { LISTED_CARDS } from '../payments/testCards.ts';
import { listPage } from './document.ts';
import { html } from './html.ts';

/** The page that lists the test cards of the sandbox, with their outcomes. */
export function testCardsPage(): string {
  return listPage({
    title: 'Cards of the sandbox',
    name: 'Sandbox cards',
    list: html` <h1>Cards</h1>
      <p class="soft">Any expiry to come, any security code, any name.</p>
      ${LISTED_CARDS.map(
        ([number, text]) =>
          html` <article class="letter">
            <h2>${number}</h2>
            <p class="soft small">${text}</p>
          </article>`,
      )}`,
  });
}
