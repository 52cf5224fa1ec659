import type { Names } from './names.ts';

/** What only somebody who knows the feature can decide, ready to be pasted. */
export function leftToDo({ kebab, camel, pascal }: Names): string {
  return `packages/${kebab} is there: the gateway serves GET /v2/${kebab}, and its stories stand in the Storybook.

Try it:
  pnpm turbo run lint types unit build --filter=@lunette/${kebab}

Left to you:
  1. Words: packages/${kebab}/src/locales, apps/gateway/locales/${kebab}, and those of the fixtures in
     tooling/storybook/src/samples; the Arabic ones are placeholders.
  2. A page, in apps/desktop and apps/mobile-web:
       package.json        "@lunette/${kebab}": "workspace:^"      (then pnpm install)
       app/catalogues.ts   '${kebab}': {
                             en: () => Promise.all([import('@lunette/${kebab}/locales/en.json')]),
                             ar: () => Promise.all([import('@lunette/${kebab}/locales/ar.json')]),
                           },
       app/routes.ts       route('${kebab}', 'routes/${camel}.tsx'),
       app/routes/${camel}.tsx
                           import { screen } from '@lunette/app-server/page';
                           import { prefetch${pascal}, ${pascal}Screen } from '@lunette/${kebab}';

                           const load = screen(['${kebab}'], ({ store }) => prefetch${pascal}(store));
                           export const loader = load;
                           export const clientLoader = load;
                           export default ${pascal}Screen;
  3. Its place among the features: docs/architecture.md; it may import the platform, and of catalog the contract
     and the rules, until tooling/eslint/importRules.js says otherwise.
  4. What it stores, once it stores something: apps/gateway/src/${kebab}/schema.ts and a migration.
`;
}
