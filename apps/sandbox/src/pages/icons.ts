import { html, type Html } from './html.ts';

const PATHS = {
  lock: html`<rect width="18" height="11" x="3" y="11" rx="2" /><path d="M7 11V7a5 5 0 0 1 10 0v4" />`,
  card: html`<rect width="20" height="14" x="2" y="5" rx="2" /><path d="M2 10h20M6 15h3" />`,
  mail: html`<rect width="20" height="16" x="2" y="4" rx="2" /><path d="m22 7-10 6L2 7" />`,
  phone: html`<rect width="14" height="20" x="5" y="2" rx="2" /><path d="M12 18h.01" />`,
};

/** An icon beside a text with the same meaning. */
export function icon(name: keyof typeof PATHS): Html {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
