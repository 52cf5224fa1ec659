import { makeStore } from '@lunette/api-client';
import { testContext } from '@lunette/api-client/testing';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageContext } from './PageContext.tsx';
import { SamePart } from './SamePart.tsx';
import { sameParts, withSameParts, type SameParts } from './sameParts.ts';
import { makeTexts } from './texts.ts';

const answer = { words: '₹ Über uns' };
let drawn = 0;
function Footer({ words }: typeof answer) {
  drawn += 1;
  return createElement('footer', null, words);
}

const element = (shown: typeof answer | undefined, parts?: SameParts) =>
  createElement(
    PageContext,
    {
      store: makeStore(testContext()),
      texts: makeTexts({}, 'en'),
      visitor: { country: 'IN', language: 'en' },
      parts,
      children: null,
    },
    createElement('main', null, 'Goods'),
    createElement(SamePart, { of: shown, children: createElement(Footer, shown ?? { words: '' }) }),
  );

function rendered(shown: typeof answer | undefined) {
  const parts = sameParts();
  return withSameParts(Buffer.from(renderToString(element(shown, parts))), parts).toString();
}

test('a part is drawn once for its answer, and every page is what it would be without that', () => {
  const plain = renderToString(element(answer));
  expect(plain).toBe('<main>Goods</main><footer>₹ Über uns</footer>');
  drawn = 0;
  expect([rendered(answer), rendered(answer), rendered(answer)]).toEqual([plain, plain, plain]);
  expect(drawn).toBe(1);
});

test('another answer is another part, and without one it is drawn each time', () => {
  drawn = 0;
  expect(rendered({ words: 'Other' })).toContain('<footer>Other</footer>');
  expect([rendered(undefined), rendered(undefined)].every((page) => page.endsWith('<footer></footer>'))).toBe(
    true,
  );
  expect(drawn).toBe(3);
});
