import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from './address/email.ts';
import { digitsOf, firstFault, isDigits, lettersOf, must } from './entry.ts';

test('UI-08 validators are composed, and the first error is returned', () => {
  const email = (text: string) =>
    firstFault(
      text,
      must((typed) => typed !== '', 'required'),
      must(isEmail, 'email'),
      must((typed) => typed.length < 20, 'long'),
    );
  expect(email('')).toBe('required');
  expect(email('an address without its sign')).toBe('email');
  expect(email('a.long.name@a.long.domain.example')).toBe('long');
  expect(email('a@b.example')).toBeNull();
});

test.each([
  ['a@b.c', true],
  ['a@b', false],
  ['a b@c.d', false],
  ['@c.d', false],
  // Mail programs read another address in these.
  ['x1,victim@post.in', false],
  ['<victim@post.in>', false],
  ['(9)victim@post.in', false],
  ['victim@post.in;7', false],
  ['a:victim@post.in', false],
  ['"a"victim@post.in', false],
  ['victim@[192.0.2.1]', false],
  ["a.b+c_d'e@post.in", true],
])(
  'UI-08 an e-mail address has characters without spaces, an @ and a domain with a dot: %s',
  (text, valid) => {
    expect(isEmail(text)).toBe(valid);
  },
);

test('UI-08 one check for digits only, one helper that keeps digits, one that keeps letters and spaces', () => {
  expect([isDigits('0123'), isDigits('12a'), isDigits(''), isDigits('1 2')]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(digitsOf('+91 98220-41377')).toBe('919822041377');
  expect(lettersOf('Ananya R. 2nd')).toBe('Ananya R nd');
  expect(lettersOf('نور الهدى 7')).toBe('نور الهدى ');
});

test('UI-08 for any text, the helpers return only the characters that they keep', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(/^[0-9]*$/.test(digitsOf(text))).toBe(true);
      expect(lettersOf(lettersOf(text))).toBe(lettersOf(text));
    }),
  );
});
