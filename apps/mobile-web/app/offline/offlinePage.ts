import ar from './ar.json';
import en from './en.json';

/** A page that was opened before and can be shown again. */
export interface KnownPage {
  url: string;
  title: string;
}

const STYLE = `
:root{color-scheme:light dark;--canvas:light-dark(#fbfaf7,#121211);--ink:light-dark(#161714,#f2efe9);--soft:light-dark(#56544d,#b3aea4);--line:light-dark(#e3ded4,#34322e);--accent:light-dark(#0b6e6e,#6fc7c3);--on:light-dark(#fff,#06201f)}
body{margin:0;padding:48px 20px;background:var(--canvas);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:560px;margin:auto}h1{font-size:28px;line-height:1.15;margin:0 0 12px}p{color:var(--soft)}
ul{list-style:none;padding:0;margin:0 0 24px}li{border-bottom:1px solid var(--line)}
li a{display:flex;align-items:center;min-height:48px;color:inherit}
.again{display:inline-flex;align-items:center;min-height:48px;padding:0 24px;border-radius:10px;background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}`;

/** What is shown in place of a page that cannot be had: what works without a connection, and what has to wait. */
export function offlinePage(language: 'en' | 'ar', address: string, pages: readonly KnownPage[]): string {
  const t = language === 'ar' ? ar : en;
  const links = pages.map(({ url, title }) => `<li><a href="${escaped(url)}">${escaped(title)}</a></li>`);
  const known = pages.length > 0 ? `<p>${t.works}</p><ul>${links.join('')}</ul>` : '';
  return [
    `<!doctype html><html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${t.title} · Lunette</title>`,
    `<style>${STYLE}</style></head><body><main><h1>${t.title}</h1><p>${t.text}</p>${known}<p>${t.waits}</p>`,
    `<a class="again" href="${escaped(address)}">${t.again}</a></main></body></html>`,
  ].join('');
}

function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}
