import { fromSource, locales } from '@lunette/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import type { Indexer } from 'storybook/internal/types';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';

const variants = fileURLToPath(new URL('../src/checks/variants.ts', import.meta.url));

/** Gives each component and each pattern a page with its purpose, its props and all its stories. */
function withDocs(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) =>
        /^(Components|Patterns)\//.test(entry.title ?? '')
          ? { ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }
          : entry,
      ),
  };
}

const config: StorybookConfig = {
  stories: ['../src/pages/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-a11y',
    '@storybook/addon-docs',
    '@storybook/addon-vitest',
    'storybook-addon-pseudo-states',
  ],
  experimental_indexers: (indexers) => Promise.resolve((indexers ?? []).map(withDocs)),
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: '../../../apps/gateway/media', to: '/media' },
    { from: '../../../packages/storefront/public/icon.svg', to: '/icon.svg' },
    { from: '../../../packages/ui-kit/src/fonts', to: '/fonts' },
  ],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { backgrounds: false },
  // The hooks of the last annotation run first after a story: so axe checks the story before the variants change it.
  previewAnnotations: (files = []) => (process.env.VITEST ? [variants, ...files] : files),
  viteFinal: (vite) =>
    mergeConfig(mergeConfig(vite, fromSource(true)), {
      plugins: [react(), tailwindcss(), locales()],
      // The browsers of the storefronts, which support light-dark(), so that a part of a page can have its own theme.
      build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'], chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
