import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { createBuilder } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { codedAssets } from './src/plugins/codedAssets.ts';
import { oneServer } from './src/plugins/oneServer.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-vite-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a server is one file that includes its lazy imports, and is always in production mode', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'late.js'), 'export const word = "a late word";');
  writeFileSync(
    join(root, 'server.js'),
    'export const late = () => import("./late.js"); export const mode = process.env.NODE_ENV;',
  );
  const options = { root, configFile: false, logLevel: 'error', build: { ssr: true } } as const;
  const builder = await createBuilder({ ...options, plugins: [oneServer(join(root, 'server.js'))] });
  const ssr = builder.environments.ssr;
  if (!ssr) throw new Error('There is no environment of the server.');
  await builder.build(ssr);
  const files = readdirSync(join(root, 'dist'));
  expect(files).toEqual(['server.mjs']);
  const built = (await import(join(root, 'dist/server.mjs'))) as {
    mode: string;
    late: () => Promise<{ word: string }>;
  };
  expect(built.mode).toBe('production');
  expect((await built.late()).word).toBe('a late word');
});

test('each script of the browser has a brotli file with the same content in fewer bytes', async () => {
  const root = temporaryFolder();
  writeFileSync(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  const words = Array.from({ length: 300 }, (_, place) => `word ${place}`);
  writeFileSync(join(root, 'main.js'), `console.log(${JSON.stringify(words)})`);
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [codedAssets()],
  });
  const client = builder.environments.client;
  if (!client) throw new Error('There is no environment of the browser.');
  await builder.build(client);
  const assets = join(root, 'dist/assets');
  const script = readdirSync(assets).find((file) => file.endsWith('.js')) ?? '';
  const plain = readFileSync(join(assets, script));
  const coded = readFileSync(join(assets, `${script}.br`));
  expect(brotliDecompressSync(coded)).toEqual(plain);
  expect(coded.length).toBeLessThan(plain.length / 2);
});
