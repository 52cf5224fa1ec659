import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { loggedInToken } from './loggedInToken.ts';
import { maskEmail, passwordFault, returnPath } from './index.ts';

describe('the return path', () => {
  test.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    '\u0000/x',
    '///evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    'evil.example',
    '',
  ])('never leads to another site: %j', (to) => {
    expect(returnPath(to)).toBe('/customer/account');
  });

  test('leads to any path of this store, unchanged', () => {
    expect(returnPath('/eyeglasses?page=2#top')).toBe('/eyeglasses?page=2#top');
    expect(returnPath(null, '/')).toBe('/');
    fc.assert(
      fc.property(fc.string(), (text) => {
        const url = new URL(returnPath(text), 'https://store.example');
        expect(url.origin).toBe('https://store.example');
      }),
      { numRuns: 500 },
    );
  });
});

describe('lid', () => {
  test('ROUTE-12 a missing or undecodable value gives null; base64 in both alphabets is read', () => {
    for (const wrong of [null, undefined, '', '%%%', 'a b', '====', btoa('two words'), btoa('\u0001')])
      expect(loggedInToken(wrong)).toBeNull();
    expect(loggedInToken(btoa('a-token_of~this?kind>'))).toBe('a-token_of~this?kind>');
    const url = btoa('>>>???').replaceAll('+', '-').replaceAll('/', '_');
    expect(loggedInToken(url)).toBe('>>>???');
  });
});

describe('passwords and e-mails', () => {
  test("a password needs its minimum length, and is neither a common one nor the customer's name", () => {
    expect(passwordFault('seven blue lamps')).toBeNull();
    expect(passwordFault('كلمة مرور طويلة')).toBeNull();
    expect(passwordFault('1234567')).toBe('short');
    expect(passwordFault('x'.repeat(129))).toBe('long');
    for (const common of ['12345678', '87654321', 'aaaaaaaa', 'Password1!', 'lunette2026'])
      expect(passwordFault(common)).toBe('common');
    expect(passwordFault('ananya.rao', { email: 'ananya.rao@post.in' })).toBe('personal');
    expect(passwordFault('Ananyaananya1', { firstName: 'Ananyaananya' })).toBe('personal');
  });

  test('AUTH-06 the owner recognises a masked e-mail, and other people cannot use it', () => {
    expect(maskEmail('ananya.rao@post.in')).toBe('an•••@p•••.in');
    expect(maskEmail('bo@mail.example.org')).toBe('b•••@m•••.org');
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        // At most two letters of the name, one of the provider, and the last part of its address.
        expect(maskEmail(email)).toMatch(/^.{1,2}•••@.•••\.[^.]+$/u);
      }),
    );
  });
});
