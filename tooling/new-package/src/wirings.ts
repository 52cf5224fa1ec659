import type { Wiring } from './files.ts';
import type { Names } from './names.ts';
import { pageWirings, STOREFRONT } from './pageWirings.ts';

/** Every file that lists the packages by name. */
export const WIRINGS: Wiring[] = [
  {
    file: 'packages/api-client/src/store/api.ts',
    what: 'the tag of its cache',
    edit: (text, { pascal }) => text.replace('\n] as const;', `\n  '${pascal}',\n] as const;`),
  },
  {
    file: 'tooling/eslint/importRules.js',
    what: 'what it may import',
    knows: (text, { kebab }) => new RegExp(`^const SIDE = .*'${kebab}'`, 'm').test(text),
    edit: (text, { kebab }) => text.replace(/^(const SIDE = \[.*)\];$/m, `$1, '${kebab}'];`),
  },
  {
    file: 'tooling/storybook/src/samples/ar.json',
    what: 'the sample words of its stories',
    edit: (text, { sentence }) => {
      const known = JSON.parse(text) as Record<string, string>;
      return `${JSON.stringify({ ...known, ...SAMPLES, [sentence]: known[sentence] ?? 'صفحة جديدة' }, null, 2)}\n`;
    },
  },
  {
    file: 'tooling/bench/src/weights/budgets.ts',
    what: 'the bytes that it may bring into a browser',
    edit: (text, { kebab }) =>
      text.replace(
        /(PACKAGE_BUDGETS[^{]*\{\n)([^}]*?)(\n\};)/,
        (_, head: string, lines: string, tail: string) => {
          const all = [...lines.split('\n'), `  '${kebab}': ${FIRST_BUDGET},`];
          return head + sorted(all).join('\n') + tail;
        },
      ),
  },
  { file: 'apps/gateway/package.json', what: "the gateway's dependency", edit: withDependency },
  { file: `${STOREFRONT}/package.json`, what: "the storefront's dependency", edit: withDependency },
  ...pageWirings(
    ({ kebab }) => `@lunette/${kebab}/locales`,
    ({ kebab, camel }) => `${kebab}/${camel}.tsx`,
  ),
  {
    file: `${STOREFRONT}/src/styles/app.css`,
    what: 'its classes, which stand in the second sheet',
    edit: (text, { kebab }) => text.replace(/(@source not '[./]*\{[^}]*)\}\/src'/, `$1,${kebab}}/src'`),
  },
  {
    file: 'apps/gateway/src/domains.ts',
    what: 'its calls in the gateway',
    edit: (text, { kebab, camel }) =>
      text
        .replace(
          '\nimport type { Gateway }',
          `\nimport { ${camel}Routes } from './${kebab}/routes.ts';\nimport type { Gateway }`,
        )
        .replace(/(export function mountDomains[^}]*)\}/, `$1  ${camel}Routes(gateway);\n}`),
  },
  {
    file: 'apps/gateway/src/__snapshots__/gateway.test.ts.snap',
    what: 'the list of calls',
    edit: (text, { kebab }) =>
      text.replace(
        /(calls, for these callers 1`\] = `\n\[\n)([^\]]*?)(\n\]\n)/,
        (_, head: string, lines: string, tail) =>
          head +
          sorted([...lines.split('\n'), `  "public   GET    /v2/${kebab}",`]).join('\n') +
          String(tail),
      ),
  },
  {
    file: 'apps/gateway/src/__snapshots__/authorization.test.ts.snap',
    what: 'the list of calls that anybody may make',
    edit: (text, { kebab }) =>
      text.replace(
        /(anybody may make these and no others 1`\] = `\n\[\n)([^\]]*?)(\n\]\n)/,
        (_, head: string, lines: string, tail) =>
          head + sorted([...lines.split('\n'), `  "GET /v2/${kebab}",`]).join('\n') + String(tail),
      ),
  },
  {
    file: 'tooling/launch/src/__snapshots__/importGraph.test.ts.snap',
    what: 'the import graph',
    edit: (text, { kebab }) =>
      text
        .replace(
          /( {2}"(gateway|storefront)": \[\n)([^\]]*?)(\n {2}\],)/g,
          (_, head: string, who: string, lines: string, tail: string) => {
            const entry = who === 'gateway' ? `${kebab}/contract` : kebab;
            return head + sorted([...lines.split('\n'), `    "${entry}",`]).join('\n') + tail;
          },
        )
        .replace(
          /(through which entry 1`\] = `\n\{\n)([\s\S]*?)(\n\}\n)/,
          (_, head: string, body: string, tail: string) => {
            const own = [`  "${kebab}": [`, ...OWN_IMPORTS.map((entry) => `    "${entry}",`), '  ],'].join(
              '\n',
            );
            const entries = body.match(/^ {2}"[^"]+": \[(\]|[\s\S]*?^ {2}\]),$/gm) ?? [];
            return head + sorted([...entries, own]).join('\n') + tail;
          },
        ),
  },
];

function withDependency(text: string, { kebab }: Names): string {
  return text.replace(
    /("dependencies": \{\n)([^}]*?)(\n {2}\})/,
    (_, head: string, lines: string, tail: string) => {
      const all = [...lines.split(/,?\n/), `    "@lunette/${kebab}": "workspace:^"`];
      return head + sorted(all).join(',\n') + tail;
    },
  );
}

/** The texts in the fixture and the stories of the template, with their Arabic translations. */
const SAMPLES = {
  'It has just begun.': 'بدأت للتو.',
  'A title that takes more than one line on a narrow phone':
    'عنوان يحتاج إلى أكثر من سطر على هاتف ضيق الشاشة',
};

/** The first budget of a package in kB, enough for a card and a screen. */
const FIRST_BUDGET = 4;

const OWN_IMPORTS = ['api-client', 'api-client/contract', 'ui-kit'];

/** Sorts lines as snapshots do: by the quoted text. */
function sorted(lines: string[]): string[] {
  const key = (line: string) => /["']([^"']+)["']/.exec(line)?.[1] ?? line.trim();
  return lines.sort((one, other) => (key(one) < key(other) ? -1 : 1));
}
