import { api } from '@lunette/api-client';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { ROOT } from './contract/published.ts';

const files = globSync('packages/*/src/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts'] }).filter((file) =>
  /\w*api\.injectEndpoints\(/i.test(readFileSync(join(ROOT, file), 'utf8')),
);

test('no two packages have a call with the same name: in a store with both, one call would be sent in place of the other', async () => {
  const inject = api.injectEndpoints.bind(api);
  vi.spyOn(api, 'injectEndpoints').mockImplementation((options) =>
    inject({ ...options, overrideExisting: 'throw' }),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const file of files)
    await expect(
      import(join(ROOT, file)),
      `${file} names a call as another package does`,
    ).resolves.toBeDefined();
});
