import type { Plugin } from 'vite';
import { compileCatalogue } from '../../compileCatalogue.ts';

/**
 * Compiles the ICU messages of every source `locales/*.json` during bundling, so that the browser needs no message parser.
 * The messageCatalogs in a package's `dist` were compiled by its build.
 */
export function locales(): Plugin {
  return {
    name: 'lunette-locales',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\/locales\/([\w-]+\/)?[a-z]{2}\.json$/, exclude: /\/dist\/locales\// } },
      handler(code) {
        return {
          code: `export default ${JSON.stringify(compileCatalogue(code))}`,
          map: null,
          moduleType: 'js',
        };
      },
    },
  };
}
