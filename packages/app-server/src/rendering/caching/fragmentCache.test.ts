import { CachedFragment, makeStore, type RegisterFragment } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import type { Visitor } from '@lunette/country-config';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { pageFragments, withFragments } from './fragmentCache.ts';
import { PageContext } from '../PageContext.tsx';
import { makeTexts } from '../texts.ts';

const INDIA: Visitor = { country: 'IN', language: 'en' };
const answer = { words: '₹ Über uns' };
let rendered = 0;
let weather = '';
function Part({ words }: typeof answer) {
  rendered += 1;
  return createElement('p', null, words, weather);
}

type Shown = (typeof answer | undefined)[];

const page = (shown: Shown, visitor = INDIA, registerFragment?: RegisterFragment) =>
  renderToString(
    createElement(
      PageContext,
      {
        store: makeStore(testContext()),
        texts: makeTexts({}, 'en'),
        visitor,
        ...(registerFragment && {
          sent: { inputRecorder: '', dehydratedState: () => '', registerFragment },
        }),
        children: null,
      },
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

/** The page as it is sent to a browser. */
function sent(shown: Shown, { visitor = INDIA, isSound = true, isChecked = false } = {}) {
  const fragments = pageFragments(visitor, isChecked);
  const bytes = Buffer.from(page(shown, visitor, fragments.register)).toString('latin1');
  return Buffer.from(withFragments(bytes, fragments, isSound), 'latin1').toString();
}

test('a fragment is rendered once for its key, and every page is the same as without the cache', () => {
  const plain = page([answer]);
  expect(plain).toBe('<main>Goods</main><p>₹ Über uns</p><footer>Über</footer>');
  rendered = 0;
  expect([sent([answer]), sent([{ ...answer }]), sent([answer])]).toEqual([plain, plain, plain]);
  expect(rendered).toBe(1);
});

test('a page has many fragments, some cached and some not', () => {
  const [one, two, three] = [{ words: 'One' }, { words: 'Two' }, { words: 'Three' }];
  sent([two]);
  rendered = 0;
  expect(sent([one, two, answer, three, undefined, one])).toBe(
    page([one, two, answer, three, undefined, one]),
  );
  expect(rendered).toBe(4 + 6);
  rendered = 0;
  expect(sent([three, one])).toBe(page([three, one]));
  expect(rendered).toBe(2);
});

test('another key or country is another fragment, and a fragment without a key is rendered each time', () => {
  rendered = 0;
  expect(sent([{ words: 'Other' }])).toContain('<p>Other</p>');
  sent([{ words: 'Other' }], { visitor: { country: 'SG', language: 'en' } });
  sent([undefined]);
  sent([undefined]);
  expect(rendered).toBe(4);
});

test('a fragment of a page that failed is not cached', () => {
  const shown = { words: 'Half of it' };
  rendered = 0;
  expect(sent([shown], { isSound: false })).toBe(page([shown]));
  rendered = 0;
  sent([shown]);
  sent([shown]);
  expect(rendered).toBe(1);
});

test('outside production every fragment is rendered, and one that depends on more than its key is reported', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const shown = { words: 'It is' };
  sent([shown], { isChecked: true });
  sent([shown], { isChecked: true });
  expect(report).not.toHaveBeenCalled();
  weather = ' raining';
  expect(sent([shown], { isChecked: true })).toContain('It is<!-- --> raining');
  expect(report).toHaveBeenCalledOnce();
  expect(report.mock.calls.flat().join()).toContain('"part"');
  weather = '';
});
