import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { describe, expect, test } from 'vitest';
import { loadTexts } from './texts.ts';
import { PACKAGE_FOLDER } from '../packageFolder.ts';

const folder = join(PACKAGE_FOLDER, 'locales');
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, string>;

/** Names of the placeholders of a text, also inside its plurals. */
function valuesOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (token: unknown): void => {
    if (Array.isArray(token)) {
      if (typeof token[0] === 'string' && token[0] !== '#') names.add(token[0]);
      token.slice(1).forEach(walk);
    } else if (typeof token === 'object' && token !== null) Object.values(token).forEach(walkParts);
  };
  const walkParts = (parts: unknown) => (Array.isArray(parts) ? parts.forEach(walk) : undefined);
  walkParts(compileMessage(message));
  return [...names].sort();
}

describe.each(globSync('*/en.json', { cwd: folder }).map((file) => file.split('/')[0] ?? ''))(
  'the texts of %s',
  (domain) => {
    const [english, arabic] = [read(`${domain}/en.json`), read(`${domain}/ar.json`)];

    test('exist in English and Arabic', () => {
      expect(Object.keys(arabic).sort()).toEqual(Object.keys(english).sort());
    });

    test('are valid, and have the same placeholders', () => {
      for (const [id, message] of Object.entries(english))
        expect({ id, values: valuesOf(arabic[id] ?? '') }).toEqual({ id, values: valuesOf(message) });
    });
  },
);

test('reading a text that does not exist throws an error instead of answering an empty line', () => {
  expect(() => loadTexts()('en')('platform.no-such-text')).toThrow('No text platform.no-such-text in en');
});
