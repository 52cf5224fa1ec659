import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

const PACKAGES = fileURLToPath(new URL('../../../../packages/', import.meta.url));

/** What every page has loaded anyway, and zod, which a storefront's build leaves out: each package is weighed without. */
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
  'zod',
  '*.woff2?url',
];

/** Bytes that each built package brings into a browser through its door, minified and compressed by gzip. */
export async function weighPackages(): Promise<Record<string, number>> {
  const names = readdirSync(PACKAGES).filter((name) => !['app-server', 'frame-model'].includes(name));
  return Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await weighDoor(name)] as const)),
  );
}

async function weighDoor(name: string): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [`${PACKAGES}${name}/dist/index.js`],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: false,
    outdir: 'out',
    write: false,
    external: GIVEN,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles.reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).length, 0);
}
