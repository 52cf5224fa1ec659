import { html, type Html } from './html.ts';

interface DocumentParts {
  language: 'en' | 'ar';
  title: string;
  body: Html;
}

/** A page of the sandbox with a list, for people who try the store; `name` is the part of the sandbox that it shows. */
export function listPage({ title, name, list }: { title: string; name: string; list: Html }): string {
  return document({
    language: 'en',
    title,
    body: html` <header class="top">
        <div class="wrap">
          <strong class="brand">${name}</strong><span class="soft">Nothing leaves this machine.</span>
        </div>
      </header>
      <main class="wrap inbox">${list}</main>`,
  });
}

/** A whole page of the sandbox. */
export function document({ language, title, body }: DocumentParts): string {
  return html`<!doctype html>
    <html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/assets/sandbox.css" />
      </head>
      <body>
        ${body}
      </body>
    </html>`.html;
}
