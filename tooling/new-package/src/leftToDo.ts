import type { Names } from './names.ts';

/** The remaining steps for the author of the feature. */
export function leftToDo({ kebab, sentence }: Names): string {
  return `packages/${kebab} has been made: the gateway serves GET /v2/${kebab}, both storefronts have the page /${kebab}, and
its stories are in the Storybook.

Try it:
  pnpm types && pnpm eslint packages/${kebab} && pnpm turbo run test build --filter=@lunette/${kebab}
  pnpm dev                             http://localhost:3000/${kebab}
  pnpm storybook                       Screens/${sentence}

Left to you:
  1. Words: packages/${kebab}/README.md and src/locales, apps/gateway/locales/${kebab}, and those of the fixtures in
     tooling/storybook/src/samples; the Arabic ones are placeholders.
  2. A link that leads to the page, and its head where crawlers read it: packages/storefront/src/routes/content/support.tsx has one.
  3. Its place among the features: the trees in README.md and docs/architecture.md. It may import the platform, and of
     catalog the contract and the rules, until tooling/eslint/importRules.js says otherwise.
  4. What it stores, once it stores something: apps/gateway/src/${kebab}/schema.ts and a migration.

A further call or import changes a list that a test keeps; look at the difference, then take it over:
  pnpm --filter @lunette/gateway exec vitest run src/gateway.test.ts src/authorization.test.ts -u
  pnpm --filter @lunette/launch exec vitest run src/importGraph.test.ts -u

Publish it: docs/how-to/publish.md. Its changeset is .changeset/${kebab}.md; until it is published once, no change of its
contract breaks anybody.
`;
}
