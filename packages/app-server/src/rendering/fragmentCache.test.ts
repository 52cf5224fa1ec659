import { makeStore, CachedFragment, type PlaceFragment } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import type { Visitor } from '@lunette/country-config';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageContext } from './PageContext.tsx';
import { pageFragments, withFragments } from './fragmentCache.ts';
import { makeTexts } from './texts.ts';

const INDIA: Visitor = { country: 'IN', language: 'en' };
const answer = { words: '₹ Über uns' };
let drawn = 0;
function Part({ words }: typeof answer) {
  drawn += 1;
  return createElement('p', null, words);
}

const page = (shown: (typeof answer | undefined)[], visitor = INDIA, placeFragment?: PlaceFragment) =>
  renderToString(
    createElement(
      PageContext,
      { store: makeStore(testContext()), texts: makeTexts({}, 'en'), visitor, placeFragment, children: null },
      createElement('main', null, 'Goods'),
      ...shown.map((one) =>
        createElement(CachedFragment, {
          name: 'part',
          cacheKey: one && [one, 'wide'],
          children: createElement(Part, one ?? { words: '' }),
        }),
      ),
      createElement('footer', null, 'Über'),
    ),
  );

/** The page as a browser gets it. */
function sent(shown: (typeof answer | undefined)[], visitor = INDIA, isSound = true) {
  const parts = pageFragments(visitor);
  const rendered = Buffer.from(page(shown, visitor, parts.place)).toString('latin1');
  return Buffer.from(withFragments(rendered, parts, isSound), 'latin1').toString();
}

test('a part is drawn once for what decides it, and every page is what it would be without that', () => {
  const plain = page([answer]);
  expect(plain).toBe('<main>Goods</main><p>₹ Über uns</p><footer>Über</footer>');
  drawn = 0;
  expect([sent([answer]), sent([{ ...answer }]), sent([answer])]).toEqual([plain, plain, plain]);
  expect(drawn).toBe(1);
});

test('a page has many parts, some drawn before and some not', () => {
  const [one, two, three] = [{ words: 'One' }, { words: 'Two' }, { words: 'Three' }];
  sent([two]);
  drawn = 0;
  expect(sent([one, two, answer, three, undefined, one])).toBe(
    page([one, two, answer, three, undefined, one]),
  );
  expect(drawn).toBe(4 + 6);
  drawn = 0;
  expect(sent([three, one])).toBe(page([three, one]));
  expect(drawn).toBe(2);
});

test('another answer and another country are another part, and without an answer it is drawn each time', () => {
  drawn = 0;
  expect(sent([{ words: 'Other' }])).toContain('<p>Other</p>');
  sent([{ words: 'Other' }], { country: 'SG', language: 'en' });
  sent([undefined]);
  sent([undefined]);
  expect(drawn).toBe(4);
});

test('what was drawn on a page that failed is drawn anew on the next, and kept from there', () => {
  const shown = { words: 'Half of it' };
  drawn = 0;
  expect(sent([shown], INDIA, false)).toBe(page([shown]));
  drawn = 0;
  sent([shown]);
  sent([shown]);
  expect(drawn).toBe(1);
});
