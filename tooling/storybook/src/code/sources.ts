const raw = import.meta.glob<string>(
  [
    '../../../../packages/*/src/**/*.tsx',
    '../../../../packages/*/src/**/locales/**/*.json',
    '../../../../packages/ui-kit/src/styles/*.css',
    '../pages/*.tsx',
    '!../../../../packages/*/src/**/*.test.tsx',
    '!../../../../packages/{api-client,ui-kit}/src/testing/**',
  ],
  { eager: true, query: '?raw', import: 'default' },
);

/** The text of every file that the Code panel can show, by its path in the repository. */
export const SOURCES: Record<string, string> = Object.fromEntries(
  Object.entries(raw).map(([path, text]) => [
    path.replace(/^(\.\.\/)+packages/, 'packages').replace(/^\.\.\//, 'tooling/storybook/src/'),
    text,
  ]),
);
