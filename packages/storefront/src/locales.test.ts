import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folders = globSync('locales/**/en.json', { cwd: import.meta.dirname }).map(dirname);

test.each(folders)('every text of %s exists in both languages', (folder) => {
  const [ar, en] = ['ar', 'en'].map((language) => {
    const file = join(import.meta.dirname, folder, `${language}.json`);
    return Object.keys(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).sort();
  });
  expect(ar).toEqual(en);
});
