import { expect, test } from 'vitest';
import { alternateUrls, storeUrl, storeChoice } from './storeUrl.ts';

test('FOOT-03 a page has one address in each store: its own domain, and the language if it is not the default', () => {
  const at = 'https://m.lunette.in';
  expect(storeUrl('/eyeglasses?frame_shape=panto,round', { country: 'IN', language: 'en' }, at)).toBe(
    'https://lunette.in/eyeglasses?frame_shape=panto,round',
  );
  expect(storeUrl('/', { country: 'AE', language: 'ar' }, at)).toBe('https://lunette.ae/?language=ar');
});

test('in development the stores differ by the parameters of the address', () => {
  const at = 'http://localhost:3000';
  expect(storeUrl('/kids?country=US', { country: 'IN', language: 'en' }, at)).toBe(
    'http://localhost:3000/kids',
  );
  expect(storeUrl('/kids', { country: 'SA', language: 'ar' }, at)).toBe(
    'http://localhost:3000/kids?country=SA&language=ar',
  );
});

test('FOOT-03 the alternates of a page are all stores in all their languages, and a default for all others', () => {
  expect(alternateUrls('/kids', 'https://www.lunette.sa')).toEqual([
    { hrefLang: 'en-in', url: 'https://lunette.in/kids' },
    { hrefLang: 'en-sg', url: 'https://lunette.sg/kids' },
    { hrefLang: 'en-ae', url: 'https://lunette.ae/kids' },
    { hrefLang: 'ar-ae', url: 'https://lunette.ae/kids?language=ar' },
    { hrefLang: 'en-sa', url: 'https://lunette.sa/kids' },
    { hrefLang: 'ar-sa', url: 'https://lunette.sa/kids?language=ar' },
    { hrefLang: 'en-us', url: 'https://lunette.example/kids' },
    { hrefLang: 'x-default', url: 'https://lunette.in/kids' },
  ]);
});

test('the address for a chosen store contains its language, also the default one', () => {
  expect(storeChoice({ country: 'IN', language: 'en' }, 'http://localhost:3000')).toBe(
    'http://localhost:3000/?country=IN&language=en',
  );
  expect(storeChoice({ country: 'AE', language: 'en' }, 'https://lunette.in')).toBe(
    'https://lunette.ae/?language=en',
  );
  expect(storeChoice({ country: 'SA', language: 'ar' }, 'http://localhost:3000', '/visit?id=1')).toBe(
    'http://localhost:3000/visit?id=1&country=SA&language=ar',
  );
});

test.each([
  '//evil.example/kids',
  '/\\evil.example',
  '/\t/evil.example',
  '//',
  '/%2F/evil.example',
  '/\r\nx: y',
])('no path leads to another host, whatever it starts with: %j', (path) => {
  for (const origin of ['http://localhost:3000', 'https://lunette.in']) {
    expect(new URL(storeChoice({ country: 'IN', language: 'en' }, origin, path)).origin).toBe(origin);
    expect(storeUrl(path, { country: 'IN', language: 'en' }, origin)).not.toMatch(/\s/);
  }
});
