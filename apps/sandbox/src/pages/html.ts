/** Escaped text that can be inserted into a page unchanged. */
export interface Html {
  html: string;
}

type Part = Html | string | number | null | Html[];

/** Builds a part of a page; inserted values are escaped, unless they are `Html` themselves. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return {
    html: strings
      .map((string, index) => string + (index < parts.length ? written(parts[index] ?? '') : ''))
      .join(''),
  };
}

/** Data for a script of the page, safe inside its tag. */
export function scriptData(id: string, data: unknown): Html {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { html: `<script type="application/json" id="${id}">${json}</script>` };
}

function written(part: Exclude<Part, null>): string {
  if (Array.isArray(part)) return part.map(({ html: piece }) => piece).join('');
  if (typeof part === 'object') return part.html;
  return escapeHtml(String(part));
}

function escapeHtml(text: string): string {
  const signs: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);
}
