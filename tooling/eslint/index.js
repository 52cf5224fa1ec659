import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './importRules.js';

/**
 * Generated files, and files that are checked elsewhere: a test lints the package and the page that it makes from the
 * templates, and the release rehearsal checks the consumer.
 */
const IGNORED = [
  ...['dist', 'build', 'storybook-static', 'media'].map((folder) => `*/*/${folder}`),
  ...['.react-router', '.scratch', '.turbo', '.vitest'].map((folder) => `**/${folder}`),
  'tooling/new-package/template',
  'tooling/new-package/pageTemplate',
  'tooling/release/consumer',
];

/**
 * Each storefront is a separate TypeScript program, because their generated types conflict; all other code is one program.
 */
const STOREFRONTS = ['apps/desktop', 'apps/mobile-web'];

/** The ESLint configuration of the repository at `root`. */
export function lunette(root) {
  const typed = (files, project) => ({
    files,
    languageOptions: { parserOptions: { project, tsconfigRootDir: root } },
  });
  return defineConfig(
    { ignores: IGNORED },
    js.configs.recommended,
    tseslint.configs.recommendedTypeChecked,
    {
      languageOptions: {
        globals: globals.node,
      },
      plugins: { 'import-x': importX },
      settings: {
        'import-x/resolver-next': [
          createTypeScriptImportResolver({ conditionNames: ['@lunette/source', 'import', 'default'] }),
        ],
      },
      rules: {
        'import-x/no-extraneous-dependencies': 'error',
        'import-x/no-default-export': 'off',
        '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        '@typescript-eslint/no-explicit-any': 'error',
        '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        '@typescript-eslint/require-await': 'off',
        '@typescript-eslint/only-throw-error': [
          'error',
          {
            allow: [
              {
                from: 'package',
                package: 'react-router',
                name: ['UNSAFE_DataWithResponseInit', 'DataWithResponseInit'],
              },
            ],
          },
        ],
        'max-lines': ['error', { max: 300, skipBlankLines: true }],
        'no-restricted-syntax': [
          'error',
          { selector: 'ExportAllDeclaration', message: 'Name what an entry exports.' },
          { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
          {
            selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
            message: 'Write the properties out.',
          },
        ],
      },
    },
    typed(['**/*.{ts,tsx}'], 'tooling/eslint/tsconfig.json'),
    ...STOREFRONTS.map((app) => typed([`${app}/**/*.{ts,tsx}`], `${app}/tsconfig.json`)),
    ...globSync('{apps,packages}/*/package.json', { cwd: root }).map((manifest) => ({
      files: [`${dirname(manifest)}/**`],
      rules: importRules(join(root, dirname(manifest))),
    })),
    {
      files: ['**/*.tsx'],
      extends: [hooks.configs.flat.recommended, a11y.flatConfigs.recommended],
      languageOptions: { globals: globals.browser },
    },
    { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
    { files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '*/*/seed/**'], rules: { 'max-lines': 'off' } },
  );
}
