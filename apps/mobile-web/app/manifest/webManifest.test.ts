import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import ar from './ar.json';
import en from './en.json';
import { webManifest } from './webManifest.ts';

const namesOf = (manifest: ReturnType<typeof webManifest>) => manifest.shortcuts.map(({ name }) => name);

test("shortcuts are in the visitor's language", () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en));
  const arabic = webManifest({ country: 'AE', language: 'ar' });
  expect(arabic).toMatchObject({ lang: 'ar-AE', dir: 'rtl' });
  expect(namesOf(arabic)).toEqual(['البحث', 'جرّب النظارة', 'حقيبتك', 'طلباتك']);
  const english = webManifest({ country: 'AE', language: 'en' });
  expect(english).toMatchObject({ lang: 'en-AE', dir: 'ltr' });
  expect(namesOf(english)).toEqual(['Search', 'Try on', 'Your bag', 'Your orders']);
});

test("texts have the spelling of the visitor's country", () => {
  expect(webManifest({ country: 'US', language: 'en' }).description).toBe('Glasses made to the millimeter');
  expect(webManifest({ country: 'IN', language: 'en' }).description).toBe('Glasses made to the millimetre');
});

test('every icon is a file that the storefronts serve', () => {
  for (const { src } of webManifest({ country: 'IN', language: 'en' }).icons)
    expect(existsSync(new URL(`../../../../packages/storefront/public${src}`, import.meta.url)), src).toBe(
      true,
    );
});
