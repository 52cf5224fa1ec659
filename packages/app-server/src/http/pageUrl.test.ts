import { expect, test } from 'vitest';
import { isHost, isPageUrl, pageUrl } from './pageUrl.ts';

const addressOf = pageUrl(['frame_shape', 'brand']);

test.each([
  ['/eyeglasses', '/eyeglasses'],
  ['/eyeglasses?utm_source=x&gclid=1', '/eyeglasses'],
  ['/eyeglasses?page=2&brand=alder&zzz=1', '/eyeglasses?brand=alder&page=2'],
  ['/eyeglasses?frame_shape=round,panto', '/eyeglasses?frame_shape=round,panto'],
  ['/search?q=gold+aviator&x[]=1', '/search?q=gold+aviator'],
])('the page of %s is rendered with the address %s', (given, drawn) => {
  expect(addressOf(given)).toBe(drawn);
});

test.each(['/a%00b', '/%0A', '/a\u0000', '/%7f'])('%j is not the address of a page', (address) => {
  expect(isPageUrl(address)).toBe(false);
});

test.each([
  ['shop.example', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['<script>', false],
  ['shop.example:99999', false],
  ['shop.example:', false],
  ['a b', false],
  ['', false],
])('%j is a valid host: %s', (host, is) => {
  expect(isHost(host)).toBe(is);
});
