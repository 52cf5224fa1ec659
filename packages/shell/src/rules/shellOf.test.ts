import { expect, test } from 'vitest';
import { shellOf } from './shellOf.ts';

test.each([
  '/checkout/onepage',
  '/checkout/onepage/success',
  '/checkout/onepage/presaleslogin',
  '/sales/order/history',
  '/checkout/payment/qr/12',
  '/checkout/payment/collect/12',
  '/checkout/payment/confirm',
  '/hto',
  '/HTO',
  '/lens-package-upgrade/12/1',
])('SHELL-01 header and footer are hidden on %s', (path) => {
  expect(shellOf(path).hasBars).toBe(false);
});

test.each([
  '/',
  '/eyeglasses',
  '/cart',
  '/checkout',
  '/customer/account/',
  '/product/alder-100101',
  '/reviews',
])('SHELL-01 header and footer are shown on %s', (path) => {
  expect(shellOf(path).hasBars).toBe(true);
});

test.each(['/reviews', '/shop-instagram', '/support', '/frame-size', '/support/returns'])(
  'SHELL-02 the logo is plain on %s',
  (path) => {
    expect(shellOf(path).hasPlainLogo).toBe(true);
    expect(shellOf('/eyeglasses').hasPlainLogo).toBe(false);
  },
);

test.each([
  ['/', true],
  ['/cart', true],
  ['/checkout', false],
  ['/checkout/onepage', false],
  ['/checkout/payment/confirm', false],
  ['/rx/buy/12', false],
  ['/checkout/success', true],
  ['/checkout/onepage/success', true],
])('ROUTE-21 navigation on %s is required: %s', (path, needed) => {
  expect(shellOf(path).needsNavigation).toBe(needed);
});
