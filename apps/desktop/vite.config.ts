import { contractsWithoutSchemas, fromSource, locales } from '@lunette/vite';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(({ command }) =>
  mergeConfig(fromSource(command === 'serve'), {
    plugins: [locales(), contractsWithoutSchemas(), tailwindcss(), reactRouter()],
    build: { target: 'es2023', cssMinify: 'lightningcss', reportCompressedSize: false },
    optimizeDeps: {
      include: ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react', '@lingui/core', 'zod'],
    },
  }),
);
