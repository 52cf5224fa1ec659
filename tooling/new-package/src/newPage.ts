import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, writeFiles, type Made } from './files.ts';
import { named, namesOf, type Names } from './names.ts';
import { pageWirings, STOREFRONT } from './pageWirings.ts';

const TEMPLATE = join(import.meta.dirname, '../pageTemplate');

/** A new page: its names, the written files and the changed files. */
export interface NewPage extends Made {
  names: Names;
}

/** Writes a page of both storefronts into the repository at `root`. If anything is refused, nothing is written. */
export function newPage(root: string, name: string): NewPage {
  const names = namesOf(name, 'page');
  const files = filesOf(TEMPLATE);
  const taken = files.map(({ file }) => named(file, names)).find((file) => existsSync(join(root, file)));
  if (taken) throw new Error(`"${name}" is taken: there is ${taken} already.`);
  refuseKnownAddress(root, names);
  const wirings = pageWirings(
    ({ kebab }) => `./locales/${kebab}`,
    ({ camel }) => `content/${camel}.tsx`,
  );
  return { names, ...writeFiles(root, files, wirings, names) };
}

/** Refuses a name that is already a path of the storefronts. */
export function refuseKnownAddress(root: string, { kebab }: Names): void {
  if (readFileSync(join(root, STOREFRONT, 'src/routes.ts'), 'utf8').includes(`page('${kebab}',`))
    throw new Error(`"${kebab}" is taken: the storefronts have a page /${kebab} already.`);
}

/** The remaining steps for the author of the page. */
export function pageLeftToDo({ kebab, camel }: Names): string {
  return `Both storefronts have the page /${kebab}.

Try it:
  pnpm dev                             http://localhost:3000/${kebab} (restart it: a new address is read at its start)
  pnpm types && pnpm eslint packages/storefront tooling/e2e

Left to you:
  1. What the page shows: packages/storefront/src/routes/content/${camel}.tsx. A page of a feature renders the feature's
     screen, and belongs in the folder of that noun; then its row of packages/storefront/src/routes.ts changes too.
  2. Its texts: packages/storefront/src/locales/${kebab}; the Arabic ones are placeholders.
  3. What its journey asserts: tooling/e2e/journeys/content/${camel}.test.ts.
  4. A link that leads to the page, and its address for crawlers: routes/content/support.tsx has one.
`;
}
