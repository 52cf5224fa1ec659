import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { bundleOptions } from './bundleOptions.ts';

/** Packages and folders whose sources the built gateway loads before it answers. */
async function loadedAtStart(): Promise<string[]> {
  const { metafile } = await build({ ...bundleOptions, sourcemap: false, write: false, metafile: true });
  const outputs = Object.entries(metafile.outputs);
  const files = new Set(
    outputs.flatMap(([name, { entryPoint }]) => (entryPoint === 'src/main.ts' ? [name] : [])),
  );
  for (const name of files)
    for (const { path, kind } of metafile.outputs[name]?.imports ?? [])
      if (kind === 'import-statement') files.add(path);
  return [...files].flatMap((name) => [
    ...Object.keys(metafile.outputs[name]?.inputs ?? {}),
    ...(metafile.outputs[name]?.imports ?? []).flatMap(({ path, kind }) =>
      kind === 'import-statement' ? [path] : [],
    ),
  ]);
}

test('what only some calls need is not loaded before the gateway answers', async () => {
  const loaded = await loadedAtStart();
  expect(loaded).toContain('src/startGateway.ts');
  const late = /nodemailer@|@simplewebauthn\+server|openid-client@|^seed\/index|@fastify\+swagger/;
  expect(loaded.filter((path) => late.test(path))).toEqual([]);
});
