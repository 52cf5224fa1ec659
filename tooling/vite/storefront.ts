import { fileURLToPath } from 'node:url';
import { mergeConfig, type UserConfig } from 'vite';
import { chunks } from './src/plugins/chunks.ts';
import { codedAssets } from './src/plugins/codedAssets.ts';
import { contractsWithoutSchemas } from './src/plugins/contractsWithoutSchemas.ts';
import { fromSource } from './fromSource.ts';
import { locales } from './src/plugins/locales.ts';
import { oneServer } from './src/plugins/oneServer.ts';

/** The folder of icons and other files that both storefronts serve without a hash in their names. */
const PUBLIC = fileURLToPath(new URL('../../packages/storefront/public', import.meta.url));

/** The build and server settings of a storefront; an app adds React Router, Tailwind and its own settings. */
export function storefront(serving: boolean): UserConfig {
  return mergeConfig(fromSource(serving), {
    plugins: [chunks(), codedAssets(), oneServer('storefront.ts'), locales(), contractsWithoutSchemas()],
    publicDir: PUBLIC,
    build: {
      target: 'es2023',
      // The first browsers that support light-dark(), which every colour uses, so that no fallback for older ones is
      // written.
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      cssMinify: 'lightningcss',
      reportCompressedSize: false,
    },
    optimizeDeps: {
      include: ['react-redux', '@reduxjs/toolkit', '@reduxjs/toolkit/query/react', '@lingui/core', 'zod'],
    },
  } satisfies UserConfig);
}
