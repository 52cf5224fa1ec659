import { CARD_FAULTS, type CardField } from '../payments/cardRules.ts';
import type { Intent } from '../payments/intent.ts';
import { document } from './document.ts';
import { html, scriptData, type Html } from './html.ts';
import { icon } from './icons.ts';
import { textsIn, type Translate } from './texts.ts';

/** The provider's own page: the amount, the card fields, and a link back to the shop. */
export function hostedPage(intent: Intent): string {
  const t = textsIn(intent.language);
  const amount = amountOf(intent);
  const page = html` <header class="top">
      <div class="wrap">
        <strong class="brand">${t('pay.provider')}</strong>
        <span class="soft row">${icon('lock')} ${t('pay.encrypted')}</span>
      </div>
    </header>
    <main class="wrap narrow">
      <div class="total">
        <h1>${t('pay.to-pay')} <bdi dir="ltr" class="num">${amount}</bdi></h1>
        <p class="soft" dir="auto">${intent.description}</p>
      </div>
      <section class="panel" id="card-panel" ${hiddenIf(intent.status === 'requires_challenge')}>
        <div class="panel-head">
          <div>
            <h2>${t('pay.card')}</h2>
            <p class="soft">${t('pay.card-hint')}</p>
          </div>
          ${icon('card')}
        </div>
        ${cardForm(t, intent)}
      </section>
      <button class="button" form="card" id="pay" ${hiddenIf(intent.status === 'requires_challenge')}>
        ${t('pay.submit', { amount })}
      </button>
      ${challengeForm(t, intent)}
      <a class="link" href="${intent.returnUrl}">${t('pay.back')}</a>
      <p class="soft small">
        ${t('pay.test')} <a class="link" href="/cards" target="_blank">${t('pay.test-cards')}</a>
      </p>
    </main>`;
  return paymentDocument(intent, t, page, null);
}

/** Only the card fields, for a frame in the shop's checkout; the shop's own button sends them. */
export function framePage(intent: Intent, parentOrigin: string): string {
  const t = textsIn(intent.language);
  const page = html` <main class="frame">
    <div id="card-panel" ${hiddenIf(intent.status === 'requires_challenge')}>${cardForm(t, intent)}</div>
    ${challengeForm(t, intent)}
  </main>`;
  return paymentDocument(intent, t, page, parentOrigin);
}

/** A page with the reason why the payment is not possible. */
export function messagePage(language: Intent['language'], textId: string): string {
  const t = textsIn(language);
  return document({
    language,
    title: t('pay.provider'),
    body: html`<main class="wrap narrow"><h1>${t(textId)}</h1></main>`,
  });
}

/** The amount, formatted for the language of the page. */
export function amountOf({ amountMinor, currencyCode, language }: Intent): string {
  const format = new Intl.NumberFormat(language === 'ar' ? 'ar-u-nu-latn' : 'en-IN', {
    style: 'currency',
    currency: currencyCode,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(amountMinor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

function paymentDocument(intent: Intent, t: Translate, page: Html, parentOrigin: string | null): string {
  const texts = {
    ...Object.fromEntries(CARD_FAULTS.map((fault) => [fault, t(`pay.fault.${fault}`)])),
    ...Object.fromEntries(['working', 'unreachable', 'done'].map((id) => [id, t(`pay.${id}`)])),
    ...Object.fromEntries(['missing', 'wrong'].map((id) => [`challenge-${id}`, t(`challenge.${id}`)])),
  };
  const data = { id: intent.id, status: intent.status, returnUrl: intent.returnUrl, parentOrigin, texts };
  return document({
    language: intent.language,
    title: t('pay.title', { amount: amountOf(intent) }),
    body: html`${page}${scriptData('payment', data)}
      <script type="module" src="/assets/paymentPage.ts"></script>`,
  });
}

function cardForm(t: Translate, { customer }: Intent): Html {
  return html` <form id="card" class="fields" novalidate>
    <p class="message" id="card-message" role="alert" hidden></p>
    ${field('number', t('pay.number'), html`inputmode="numeric" autocomplete="cc-number" dir="ltr" maxlength="23"`)}
    <div class="pair">
      ${field('expires', t('pay.expires'), html`inputmode="numeric" autocomplete="cc-exp" dir="ltr" maxlength="9" placeholder="${t('pay.expires-example')}"`)}
      ${field('code', t('pay.code'), html`type="password" inputmode="numeric" autocomplete="cc-csc" dir="ltr" maxlength="4"`, t('pay.code-hint'))}
    </div>
    ${field('name', t('pay.name'), html`autocomplete="cc-name" maxlength="80" dir="auto"`)}
    ${customer === null ? null : html`<label class="check"><input type="checkbox" name="isToBeSaved" /> ${t('pay.save-card')}</label>`}
  </form>`;
}

function field(name: CardField, label: string, attributes: Html, hint: string | null = null): Html {
  const described = hint ? `${name}-hint ${name}-fault` : `${name}-fault`;
  return html` <div class="field">
    <label for="${name}"
      >${label}${name === 'number' ? html` <bdi class="soft" id="brand" aria-live="polite"></bdi>` : null}</label
    >
    <input id="${name}" name="${name}" aria-describedby="${described}" ${attributes} required />
    ${hint ? html`<p class="soft small" id="${name}-hint">${hint}</p>` : null}
    <p class="fault" id="${name}-fault" hidden></p>
  </div>`;
}

function challengeForm(t: Translate, { status }: Intent): Html {
  return html` <form
    id="challenge"
    class="fields panel challenge"
    novalidate
    ${hiddenIf(status !== 'requires_challenge')}
  >
    <div>
      <h2 tabindex="-1" id="challenge-title">${t('challenge.title')}</h2>
      <p class="soft">${t('challenge.lead')}</p>
    </div>
    <div class="field">
      <label for="bank-code">${t('challenge.code')}</label>
      <input
        id="bank-code"
        inputmode="numeric"
        autocomplete="one-time-code"
        dir="ltr"
        maxlength="6"
        aria-describedby="bank-code-fault"
        required
      />
      <p class="fault" id="bank-code-fault" role="alert" hidden></p>
    </div>
    <div class="row">
      <button class="button">${t('challenge.submit')}</button>
      <button class="button second" type="button" id="give-up">${t('challenge.give-up')}</button>
    </div>
  </form>`;
}

function hiddenIf(condition: boolean): Html {
  return condition ? html`hidden` : html``;
}
