import { fromSource, locales } from '@lunette/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vite';

const lookAgain = fileURLToPath(new URL('../src/looks/lookAgain.ts', import.meta.url));

const config: StorybookConfig = {
  stories: ['../src/pages/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [
    { from: '../../../apps/gateway/media', to: '/media' },
    { from: '../../../apps/desktop/public/icon.svg', to: '/icon.svg' },
  ],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  features: { backgrounds: false },
  // The last to be named is the first to look: what the play function left is seen before it is turned around.
  previewAnnotations: (files = []) => (process.env.VITEST ? [lookAgain, ...files] : files),
  viteFinal: (vite) =>
    mergeConfig(mergeConfig(vite, fromSource(true)), {
      plugins: [react(), tailwindcss(), locales()],
      // As in the storefronts: browsers that know light-dark(), so that a part of a page may have its own theme.
      build: { cssTarget: ['chrome123', 'safari17.5', 'firefox120'], chunkSizeWarningLimit: 2000 },
    }),
};

export default config;
