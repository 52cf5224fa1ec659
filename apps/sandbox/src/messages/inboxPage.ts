import { listPage } from '../pages/document.ts';
import { html, type Html } from '../pages/html.ts';
import { icon } from '../pages/icons.ts';
import type { Message } from './messages.ts';

/** The recipient and kind by which the inbox is filtered. */
export interface InboxFilter {
  to?: string;
  kind?: Message['kind'];
}

/** The page that shows the messages of the shop. */
export function inboxPage(messages: Message[], { to, kind }: InboxFilter): string {
  const count = messages.length === 1 ? 'One message' : `${messages.length} messages`;
  return listPage({
    title: 'Inbox of the sandbox',
    name: 'Sandbox inbox',
    list: html` <h1>${count}</h1>
      <form class="filter" method="get">
        <div class="field">
          <label for="to">To</label><input id="to" name="to" value="${to ?? ''}" autocomplete="off" />
        </div>
        <div class="field">
          <label for="kind">Kind</label>
          <select id="kind" name="kind">
            <option value="">All</option>
            <option value="mail" ${kind === 'mail' ? html`selected` : null}>E-mail</option>
            <option value="sms" ${kind === 'sms' ? html`selected` : null}>Text message</option>
            <option value="whatsapp" ${kind === 'whatsapp' ? html`selected` : null}>WhatsApp</option>
          </select>
        </div>
        <div class="row"><button class="button">Show</button></div>
      </form>
      ${messages.map(letter)}`,
  });
}

function letter({ kind, recipient, sender, subject, text, html: rich, receivedAt }: Message): Html {
  const at = new Date(receivedAt);
  return html` <article class="letter">
    <div class="letter-head">
      ${icon(kind === 'mail' ? 'mail' : 'phone')}
      <div>
        <h2 dir="auto">${{ mail: subject, sms: 'Text message', whatsapp: 'WhatsApp' }[kind]}</h2>
        <p class="soft small">
          To <bdi>${recipient}</bdi>${sender === '' ? null : html` from <bdi>${sender}</bdi>`}
        </p>
      </div>
      <time class="soft small num" datetime="${at.toISOString()}"
        >${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time
      >
    </div>
    <p class="letter-body" dir="auto">${linked(text)}</p>
    ${
      rich === ''
        ? null
        : html`<details>
            <summary>As a mail program shows it</summary>
            <iframe sandbox="allow-popups" title="The e-mail" srcdoc="${rich}"></iframe>
          </details>`
    }
  </article>`;
}

/** The text with its URLs as links; everything is escaped. */
function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]])/)
    .map((part, index) =>
      index % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );
}
