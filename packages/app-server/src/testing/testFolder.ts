import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** An empty folder for the tests of a file, removed after the last. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-client-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
