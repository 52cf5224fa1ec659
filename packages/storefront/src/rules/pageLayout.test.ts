import { describe, expect, test } from 'vitest';
import { pageLayoutOf } from './pageLayout.ts';

describe('SHELL-01 header and footer are hidden on some paths and shown on all others', () => {
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
  ])('hidden on %s', (path) => {
    expect(pageLayoutOf(path).hasBars).toBe(false);
  });

  test.each([
    '/',
    '/eyeglasses',
    '/cart',
    '/checkout',
    '/customer/account/',
    '/product/alder-100101',
    '/reviews',
  ])('shown on %s', (path) => {
    expect(pageLayoutOf(path).hasBars).toBe(true);
  });
});

describe('SHELL-02 the logo is plain on reviews, gallery, support and frame size', () => {
  test.each(['/reviews', '/shop-instagram', '/support', '/frame-size', '/support/returns'])('%s', (path) => {
    expect(pageLayoutOf(path).hasPlainLogo).toBe(true);
    expect(pageLayoutOf('/eyeglasses').hasPlainLogo).toBe(false);
  });
});

describe('ROUTE-21 navigation is not required on checkout and rx/buy, except checkout/success', () => {
  test.each([
    ['/', true],
    ['/cart', true],
    ['/checkout', false],
    ['/checkout/onepage', false],
    ['/checkout/payment/confirm', false],
    ['/rx/buy/12', false],
    ['/checkout/success', true],
    ['/checkout/onepage/success', true],
  ])('%s: required %s', (path, needed) => {
    expect(pageLayoutOf(path).needsNavigation).toBe(needed);
  });
});
