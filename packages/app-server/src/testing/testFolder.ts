import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** Creates an empty folder for the tests of a file; it is removed after the last test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-client-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
