import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles the ICU messages of every `locales/*.json` while bundling, so that no message parser reaches the browser. */
export function locales(): Plugin {
  return {
    name: 'lunette-locales',
    enforce: 'pre',
    transform: {
      filter: { id: /\/locales\/([\w-]+\/)?[a-z]{2}\.json$/ },
      handler(code) {
        const messages = JSON.parse(code) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]),
        );
        return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
      },
    },
  };
}
