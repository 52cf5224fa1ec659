import { directionOf, escapeHtml, type Language } from '@lunette/country-config';

/** HTML that has been escaped already. */
export type Html = string & { readonly escaped: true };

/** A template that escapes its values unless they are `Html`, so that entered text is never markup. */
export function html(
  parts: TemplateStringsArray,
  ...values: (string | number | Html[] | { html: Html })[]
): Html {
  const text = parts.reduce((all, part, index) => all + written(values[index - 1]) + part);
  return text as Html;
}

function written(value: string | number | Html[] | { html: Html } | undefined): string {
  if (Array.isArray(value)) return value.join('');
  if (typeof value === 'object') return value.html;
  return escapeHtml(String(value ?? ''));
}

/** A number, price or code inside running text: left-to-right in every language. */
export function ltr(text: string): { html: Html } {
  return { html: html`<span dir="ltr" style="unicode-bidi:isolate;white-space:nowrap">${text}</span>` };
}

/** A link in its own paragraph, for the end of an e-mail. */
export function mailLink({ text, url }: { text: string; url: string }): Html {
  return html`<p style="margin:0"><a href="${url}" style="color:#0B6E6E">${text}</a></p>`;
}

const PAGE = 'margin:0;padding:24px 12px;background:#FBFAF7;color:#171614';
const SHEET =
  'max-width:560px;margin:0 auto;background:#FFFFFF;border:1px solid #E4DFD5;border-radius:10px;padding:32px';

/** Colours for mail programs that follow the device's dark mode; the light ones are in the elements. */
const DARK = `@media (prefers-color-scheme:dark){body{background:#171614!important;color:#F3F0E9!important}.sheet{background:#211F1C!important;border-color:#3B372F!important}.brand,a{color:#6FC7C0!important}.soft{color:#B9B3A7!important}.line{border-color:#3B372F!important}}`;

/**
 * The layout of every e-mail, light and dark: the name of the store, a heading and the content, without pictures or
 * scripts.
 */
export function mailPage(language: Language, heading: string, body: Html[]): Html {
  const font = language === 'ar' ? "'Segoe UI',Tahoma,Arial,sans-serif" : "'Helvetica Neue',Arial,sans-serif";
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <title>${heading}</title>
        <style>
          ${{ html: DARK as Html }}
        </style>
      </head>
      <body style="${PAGE};font:16px/1.5 ${font}">
        <div class="sheet" style="${SHEET}">
          <p class="brand" style="margin:0 0 24px;font-size:18px;font-weight:600;color:#0B6E6E">Lunette</p>
          <h1 style="margin:0 0 16px;font-size:22px;line-height:1.3">${heading}</h1>
          ${body}
        </div>
      </body>
    </html>`;
}
