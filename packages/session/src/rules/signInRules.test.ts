import { describe, expect, test } from 'vitest';
import { landingPath } from './landingPath.ts';
import { looksLikeNumber, readIdentity, readMobile } from './readIdentity.ts';

describe('the entered identity', () => {
  test.each([
    '9822041377',
    '98220 41377',
    '+91 98220-41377',
    '0091 98220 41377',
    '09822041377',
    '٩٨٢٢٠٤١٣٧٧',
    '+٩١ ۹۸۲۲۰ ۴۱۳۷۷',
    '(98220) 41377',
  ])('AUTH-07 a mobile number of India is read in any form: %s', (typed) => {
    expect(readIdentity(typed, 'IN')).toEqual({
      kind: 'mobile',
      telephone: '9822041377',
      phoneCode: '+91',
      country: 'IN',
    });
  });

  test('a number with a country code is one of that country, in every store', () => {
    expect(readMobile('+971 (0)50 123 4567', 'IN')).toEqual({
      telephone: '501234567',
      phoneCode: '+971',
      country: 'AE',
    });
    expect(readMobile('+65 8123 4567', 'IN')?.country).toBe('SG');
    expect(readMobile('00966 50 123 4567', 'AE')?.phoneCode).toBe('+966');
    expect(readMobile('+49 170 1234567', 'IN')).toBeNull();
  });

  test('an e-mail address is recognised by its form, and so is its fault', () => {
    expect(readIdentity(' ananya.rao@post.example ', 'IN')).toEqual({
      kind: 'email',
      email: 'ananya.rao@post.example',
    });
    expect(readIdentity('ananya.rao@', 'IN')).toBe('email');
    expect(readIdentity('12345', 'IN')).toBe('mobile');
    expect(readIdentity('  ', 'IN')).toBe('empty');
    expect(['98', '+91', 'a98', '+'].map(looksLikeNumber)).toEqual([true, true, false, false]);
  });
});

describe('where a sign-in leads', () => {
  test('ROUTE-11 from the login page to /customer/account, by code to /sales/order/history', () => {
    const at = '/customer/account';
    expect(landingPath({ returnTo: null, at, method: 'other' })).toBe('/customer/account');
    expect(landingPath({ returnTo: null, at, method: 'code' })).toBe('/sales/order/history');
  });

  test('back to the page of the shopper, and never to another site', () => {
    expect(landingPath({ returnTo: null, at: '/product/alder-100101', method: 'code' })).toBeNull();
    expect(landingPath({ returnTo: '/cart', at: '/customer/account', method: 'code' })).toBe('/cart');
    expect(landingPath({ returnTo: '//evil.example', at: '/cart', method: 'other' })).toBe(
      '/customer/account',
    );
  });
});
