import { chunks, codedAssets, contractsWithoutSchemas, fromSource, locales, oneServer } from '@lunette/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(({ command }) =>
  mergeConfig(fromSource(command === 'serve'), {
    plugins: [
      chunks(),
      codedAssets(),
      oneServer('storefront.ts'),
      locales(),
      contractsWithoutSchemas(),
      tailwindcss(),
      reactRouter(),
    ],
    build: {
      target: 'es2023',
      // The first browsers that know light-dark(), which every colour needs: no second spelling for older ones.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
    },
    optimizeDeps: {
      include: ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react', '@lingui/core', 'zod'],
    },
  }),
);
