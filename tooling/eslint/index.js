import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import a11y from 'eslint-plugin-jsx-a11y';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { importRules } from './importRules.js';

/** The lint list of a package or app: `export default lunette(import.meta.dirname)`. */
export function lunette(root) {
  return defineConfig(
    { ignores: ['dist', 'build', '.react-router', 'storybook-static', '.vitest', 'media'] },
    js.configs.recommended,
    tseslint.configs.recommendedTypeChecked,
    {
      languageOptions: {
        globals: globals.node,
        parserOptions: {
          projectService: { allowDefaultProject: ['*.js', '*.mjs'] },
          tsconfigRootDir: root,
        },
      },
      plugins: { 'import-x': importX },
      settings: {
        'import-x/resolver-next': [
          createTypeScriptImportResolver({ conditionNames: ['@lunette/source', 'import', 'default'] }),
        ],
      },
      rules: {
        'import-x/no-cycle': ['error', { ignoreExternal: true }],
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
          { selector: 'ExportAllDeclaration', message: 'Name what a door exports.' },
          { selector: 'TSEnumDeclaration', message: 'Use a union of literals.' },
        ],
        ...importRules(root),
      },
    },
    {
      files: ['**/*.tsx'],
      extends: [hooks.configs.flat.recommended, a11y.flatConfigs.recommended],
      languageOptions: { globals: globals.browser },
    },
    { files: ['**/*.{js,mjs}'], extends: [tseslint.configs.disableTypeChecked] },
    { files: ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'seed/**'], rules: { 'max-lines': 'off' } },
  );
}
