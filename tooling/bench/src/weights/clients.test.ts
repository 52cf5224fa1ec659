import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { weighClient } from './clients.ts';

const SCRIPTS = {
  'client/assets/entry.client-a1_B.js': 'import "./common-x.js"; const late = () => import("./late--y.js");',
  'client/assets/common-x.js': 'navigator.serviceWorker.register("/sw.js");',
  'client/assets/late--y.js': 'export const late = "late late late late";',
  'client/sw.js': 'self.a = 1;',
};

function buildOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'lunette-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

test('every script that a page may load counts once, compressed separately; scripts of an earlier build do not count', () => {
  const build = buildOf({
    ...SCRIPTS,
    'client/assets/late--old.js': 'import "./common-x.js";',
    'server/index.js': 'const manifest = { module: "/assets/entry.client-a1_B.js" };',
  });
  const bytes = Object.values(SCRIPTS).map((text) => gzipSync(text, { level: 9 }).length);
  expect(weighClient(build)).toBe(bytes.reduce((sum, one) => sum + one));
});

test('a server without scripts is a fault, not a small client', () => {
  expect(() => weighClient(buildOf({ ...SCRIPTS, 'server/index.js': '' }))).toThrow('names no script');
});
