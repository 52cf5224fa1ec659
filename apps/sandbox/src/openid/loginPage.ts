import { document } from '../pages/document.ts';
import { html } from '../pages/html.ts';
import { icon } from '../pages/icons.ts';
import { PEOPLE } from './people.ts';

/** The page on which a person chooses an account, or cancels the sign-in. */
export function loginPage(uid: string): string {
  return document({
    language: 'en',
    title: 'Sandbox accounts',
    body: html` <header class="top">
        <div class="wrap">
          <strong class="brand">Sandbox accounts</strong>
          <span class="soft row">${icon('lock')} Nobody here is real.</span>
        </div>
      </header>
      <main class="wrap narrow">
        <div class="total">
          <h1>Who is signing in to Lunette?</h1>
          <p class="soft">The shop learns name and e-mail.</p>
        </div>
        ${PEOPLE.map(
          ({ id, givenName, familyName, email, note }) =>
            html`<form method="post" action="/openid-login/${uid}/${id}" class="panel">
              <h2 dir="auto">${`${givenName} ${familyName}`.trim()}</h2>
              <p class="soft small"><bdi>${email ?? 'No e-mail'}</bdi> · ${note}</p>
              <button class="button">Continue as ${givenName}</button>
            </form>`,
        )}
        <form method="post" action="/openid-login/${uid}/cancel">
          <button class="button second">Cancel</button>
        </form>
      </main>`,
  });
}

/** The page with the reason why a sign-in cannot continue. */
export function refusalPage(why: string): string {
  return document({
    language: 'en',
    title: 'Sandbox accounts',
    body: html`<main class="wrap narrow">
      <h1>This sign-in cannot go on.</h1>
      <p class="soft">${why}</p>
    </main>`,
  });
}
