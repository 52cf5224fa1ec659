import { LISTED_CARDS } from '../payments/testCards.ts';
import { document } from './document.ts';
import { html } from './html.ts';

/** The page that lists the cards of the sandbox, and what happens to them. */
export function testCardsPage(): string {
  return document({
    language: 'en',
    title: 'Cards of the sandbox',
    body: html` <header class="top">
        <div class="wrap">
          <strong class="brand">Sandbox cards</strong><span class="soft">Nothing leaves this machine.</span>
        </div>
      </header>
      <main class="wrap inbox">
        <h1>Cards</h1>
        <p class="soft">Any expiry to come, any security code, any name.</p>
        ${LISTED_CARDS.map(
          ([number, text]) =>
            html` <article class="letter">
              <h2>${number}</h2>
              <p class="soft small">${text}</p>
            </article>`,
        )}
      </main>`,
  });
}
