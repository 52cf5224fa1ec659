import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';

const PACKAGES = fileURLToPath(new URL('../../../../packages/', import.meta.url));

/** The modules that every page loads anyway; they do not count in the weight of packages. */
const GIVEN = [
  'react',
  'react-dom',
  'react/*',
  'react-router',
  'react-redux',
  '@reduxjs/toolkit',
  '@reduxjs/toolkit/*',
  '@lingui/core',
  '@lunette/*',
  '*.woff2?url',
];

/**
 * A storefront's build reduces contracts to plain data, so zod and their schemas are not shipped; from other modules zod
 * counts.
 */
const contractsWithoutZod: Plugin = {
  name: 'contracts-without-zod',
  setup(bundle) {
    bundle.onResolve({ filter: /^zod(\/|$)/ }, ({ importer }) =>
      /\/dist\/contract(\/\w+)*\.js$/.test(importer) ? { external: true } : undefined,
    );
  },
};

/** Bytes that each built package brings into a browser through its entry, minified and compressed by gzip. */
export async function weighPackages(): Promise<Record<string, number>> {
  const names = readdirSync(PACKAGES).filter((name) => !['app-server', 'storefront'].includes(name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await weighEntry(`${PACKAGES}${name}`)] as const)),
  );
}

/** Bytes of a built package in the given folder. */
export async function weighEntry(folder: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`${folder}/dist/index.js`],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: false,
    outdir: 'out',
    write: false,
    external: GIVEN,
    plugins: [contractsWithoutZod],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
