import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (language: string) =>
  JSON.parse(readFileSync(new URL(`../locales/${language}.json`, import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
const en = read('en');
const ar = read('ar');

test('every text of the kit exists in English and in Arabic, with the same placeholders', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  const names = (message = '') => [...message.matchAll(/\{(\w+)/g)].map(([, name]) => name).sort();
  for (const id of Object.keys(en).filter((id) => !en[id]?.includes('plural')))
    expect(names(ar[id]), id).toEqual(names(en[id]));
});

test('every message compiles', () => {
  for (const message of [...Object.values(en), ...Object.values(ar)])
    expect(() => compileMessage(message)).not.toThrow();
});
