import { serviceWorker, storefront } from '@lunette/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(({ command }) =>
  mergeConfig(storefront(command === 'serve'), {
    plugins: [tailwindcss(), reactRouter(), serviceWorker('app/offline/serviceWorker.ts')],
  }),
);
