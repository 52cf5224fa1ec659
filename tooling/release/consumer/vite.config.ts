import { compileMessage } from '@lingui/message-utils/compileMessage';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

/** The texts of the packages are ICU messages, which are compiled while bundling. */
const texts: Plugin = {
  name: 'texts',
  enforce: 'pre',
  transform: {
    filter: { id: /@lunette.*\/locales\/.*\.json$/ },
    handler(code) {
      const messages = JSON.parse(code) as Record<string, string>;
      const compiled = Object.entries(messages).map(([id, message]) => [id, compileMessage(message)]);
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(compiled))}`,
        map: null,
        moduleType: 'js',
      };
    },
  },
};

export default defineConfig({
  plugins: [texts, tailwindcss(), reactRouter()],
  ssr: { noExternal: [/^@lunette\//] },
});
