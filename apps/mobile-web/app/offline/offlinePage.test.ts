import { expect, test } from 'vitest';
import ar from './ar.json';
import en from './en.json';
import { offlinePage } from './offlinePage.ts';

const KIDS = { url: '/kids', title: 'Kids, 4 to 12' };

test('the offline page says what works and what needs a connection, and links to the cached pages', () => {
  const page = offlinePage('en', '/sunglasses?page=2', [KIDS]);
  expect(page).toContain('<h1>You are offline</h1>');
  expect(page).toContain('<a href="/kids"><span>Kids, 4 to 12</span>');
  expect(page).toContain('need a connection');
  expect(page).toContain('href="/sunglasses?page=2"');
  expect(offlinePage('en', '/', [])).not.toContain(en.works);
});

test('the offline page is Arabic for Arabic readers, and escapes all its values', () => {
  expect(Object.keys(ar)).toEqual(Object.keys(en));
  const page = offlinePage('ar', '/?q="><script>', [{ url: '/a&b', title: '<b>' }]);
  expect(page).toContain('<html lang="ar" dir="rtl">');
  expect(page.match(/<script>/g)).toHaveLength(1);
  expect(page).toContain('&lt;b&gt;');
});
