import { escapeHtml } from '@lunette/country-config';
import ar from './ar.json';
import en from './en.json';

/** A page that was opened before and is cached. */
export interface KnownPage {
  url: string;
  title: string;
}

const STYLE = `
:root{color-scheme:light dark;--canvas:light-dark(#fbfaf7,#121211);--surface:light-dark(#fff,#1b1a18);--ink:light-dark(#161714,#f2efe9);--soft:light-dark(#56544d,#b3aea4);--line:light-dark(#e3ded4,#34322e);--strong:light-dark(#88857b,#87837a);--accent:light-dark(#0b6e6e,#6fc7c3);--on:light-dark(#fff,#06201f)}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.5 "Instrument Sans Variable","Readex Pro Variable",system-ui,sans-serif}
header{display:flex;align-items:center;min-height:56px;padding:0 20px;border-bottom:1px solid var(--line)}
.logo{display:flex;align-items:center;gap:10px;direction:ltr;font-weight:640;font-size:25px;letter-spacing:-.035em}
header svg{width:38px;height:18px}
main{max-width:560px;margin:auto;padding:40px 20px 64px}
.measure{display:flex;align-items:center;gap:12px;margin-bottom:28px;color:var(--soft);font-size:14px}
.measure i{flex:1;height:9px;border-inline:1px solid var(--strong);background:linear-gradient(var(--strong),var(--strong)) center/100% 1px no-repeat}
h1{font-size:36px;line-height:1.1;letter-spacing:-.022em;font-weight:560;margin:0 0 12px}[dir=rtl] h1{letter-spacing:0;line-height:1.28}
h2{font-size:16px;margin:36px 0 4px}p{margin:0 0 16px;color:var(--soft)}
ul{list-style:none;padding:0;margin:12px 0 0;border-top:1px solid var(--line)}li{border-bottom:1px solid var(--line)}
li a{display:flex;align-items:center;justify-content:space-between;gap:12px;min-height:52px;color:inherit;text-decoration:none;font-weight:500}
li svg{flex:none;width:18px;height:18px;color:var(--soft)}[dir=rtl] li svg{transform:scaleX(-1)}
.again{display:inline-flex;align-items:center;min-height:48px;margin-top:8px;padding:0 24px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}
a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}`;

const LOGO =
  '<svg viewBox="0 0 76 36" fill="none" stroke="currentColor" stroke-width="5" aria-hidden="true"><circle cx="17" cy="19" r="13.5"/><circle cx="59" cy="19" r="13.5"/><path d="M29.5 13.5c4-7.4 13-7.4 17 0"/></svg>';
const ARROW =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m9 18 6-6-6-6"/></svg>';
/**
 * Reloads the requested page as soon as there is a connection again. A browser does not always detect that, or the loss
 * of the connection, so the page is also requested three seconds after the last answer; one that takes ten seconds counts
 * as lost. The reload ends that, because another one would restart a page that takes longer to load.
 */
const RELOAD = `<script>addEventListener("online",()=>location.reload());
const later=()=>setTimeout(ask,3000);
const ask=()=>fetch(location.href,{method:"HEAD",cache:"no-store",signal:AbortSignal.timeout(10000)}).then(()=>location.reload(),later);
later()</script>`;

/** The page that replaces a page that cannot be loaded: it says what works without a connection and what needs one. */
export function offlinePage(language: 'en' | 'ar', address: string, pages: readonly KnownPage[]): string {
  const t = language === 'ar' ? ar : en;
  const links = pages.map(
    ({ url, title }) => `<li><a href="${escapeHtml(url)}"><span>${escapeHtml(title)}</span>${ARROW}</a></li>`,
  );
  const known = pages.length > 0 ? `<h2>${t.pages}</h2><p>${t.works}</p><ul>${links.join('')}</ul>` : '';
  return [
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title} · Lunette</title>`,
    `<style>${STYLE}</style></head><body><header><span class="logo">${LOGO}Lunette</span></header><main>`,
    `<div class="measure" aria-hidden="true"><i></i><bdi dir="ltr">0 ${t.unit}</bdi><i></i></div>`,
    `<h1>${t.title}</h1><p>${t.text}</p><p>${t.waits}</p>`,
    `<a class="again" href="${escapeHtml(address)}">${t.again}</a>${known}</main>${RELOAD}</body></html>`,
  ].join('');
}
