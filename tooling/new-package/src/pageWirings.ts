import type { Wiring } from './files.ts';
import type { Names } from './names.ts';

/** The folder of the package that has the pages of both storefronts. */
export const STOREFRONT = 'packages/storefront';

/**
 * The files that list a page: its texts, in the folder that `textsOf` returns, and its path, with the module that `moduleOf`
 * returns.
 */
export function pageWirings(textsOf: (names: Names) => string, moduleOf: (names: Names) => string): Wiring[] {
  return [
    {
      file: `${STOREFRONT}/src/messageCatalogs.ts`,
      what: 'the texts of its page',
      edit: (text, names) => {
        const texts = (language: string) =>
          `    ${language}: () => Promise.all([import('${textsOf(names)}/${language}.json')]),\n`;
        const group = `  '${names.kebab}': {\n${texts('en')}${texts('ar')}  },\n`;
        return text.replace('\n} satisfies MessageCatalogs', `\n${group}} satisfies MessageCatalogs`);
      },
    },
    {
      file: `${STOREFRONT}/src/routes.ts`,
      what: 'the address of its page',
      edit: (text, names) =>
        text.replace(
          "      page(':slug',",
          `      page('${names.kebab}', '${moduleOf(names)}'),\n      page(':slug',`,
        ),
    },
  ];
}
