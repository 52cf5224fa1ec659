import { html, type Html } from './html.ts';

interface DocumentParts {
  language: 'en' | 'ar';
  title: string;
  body: Html;
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
