import { expect, test } from 'vitest';
import { isOwnAddress, isShownInFooter } from './links.ts';

test.each([
  ['/kids', true],
  ['/', true],
  ['#returns', true],
  ['https://lunette.ae/kids', true],
  ['https://www.lunette.in/', true],
  ['https://lunette.in.evil.example/', false],
  ['//evil.example/', false],
  ['https://social.example/lunette', false],
  ['javascript:alert(1)', false],
])('SHELL-11 %s is on the product’s own domain: %s', (url, own) => {
  expect(isOwnAddress(url)).toBe(own);
});

test('FOOT-01 the entry "Site Map" is hidden and others are shown', () => {
  expect(isShownInFooter({ label: 'Site Map', url: '/site-map' })).toBe(false);
  expect(isShownInFooter({ label: 'خريطة الموقع', url: '/sitemap.xml' })).toBe(false);
  expect(isShownInFooter({ label: 'Terms', url: '/support#terms' })).toBe(true);
});
