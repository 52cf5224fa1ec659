import { fromSource, locales } from '@lunette/vite';
import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../../../packages/*/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  staticDirs: [{ from: '../../../apps/gateway/media', to: '/media' }],
  core: { disableTelemetry: true, enableCrashReports: false },
  viteFinal: (vite) =>
    mergeConfig(mergeConfig(vite, fromSource(true)), { plugins: [react(), tailwindcss(), locales()] }),
};

export default config;
