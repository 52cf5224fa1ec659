import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TestTexts } from '../testing/stories.tsx';
import { createText } from './createText.ts';
import { useLocale } from './useLocale.ts';

const en = {
  'x.items': '{count, plural, one {# item} other {# items}}',
  'x.add': 'Add for {price} or <link>see {name}</link>.',
};
const ar = {
  'x.items': '{count, plural, one {منتج واحد} two {منتجان} few {# منتجات} many {# منتجاً} other {# منتج}}',
  'x.add': 'أضف مقابل {price} أو <link>شاهد {name}</link>.',
};
const useText = createText<keyof typeof en>();

function Items({ count }: { count: number }) {
  const t = useText();
  return <p>{t('x.items', { count })}</p>;
}

function Formats() {
  const { money, date, number, list, direction } = useLocale();
  return (
    <p>
      {[
        money({ value: 3200, currencyCode: 'INR' }),
        date('2026-11-26'),
        number(12500),
        list(['Alder', 'Tern', 'Linden']),
        direction,
      ].join(' | ')}
    </p>
  );
}

function Rich() {
  const t = useText();
  return (
    <p>
      {t.rich('x.add', {
        price: <b>₹3,200</b>,
        name: 'Alder',
        link: (inner) => <a href="#alder">{inner}</a>,
      })}
    </p>
  );
}

test('two languages on one page each have their own words and plurals', () => {
  const { container } = render(
    <>
      <TestTexts messages={en}>
        <Items count={3} />
      </TestTexts>
      <TestTexts language="ar" messages={ar}>
        <Items count={3} />
        <Items count={12} />
      </TestTexts>
    </>,
  );
  expect([...container.querySelectorAll('p')].map((line) => line.textContent)).toEqual([
    '3 items',
    '3 منتجات',
    '12 منتجاً',
  ]);
  expect(container.querySelector('[dir=rtl]')?.getAttribute('lang')).toBe('ar');
});

test('elements are placed where the message has them', () => {
  const { container } = render(
    <TestTexts messages={en}>
      <Rich />
    </TestTexts>,
  );
  expect(container.querySelector('p')?.innerHTML).toBe(
    'Add for <b>₹3,200</b> or <a href="#alder">see Alder</a>.',
  );
});

test('money, dates, numbers and lists follow the language and the country, always in Latin digits', () => {
  const { container } = render(
    <>
      <TestTexts country="IN">
        <Formats />
      </TestTexts>
      <TestTexts language="ar" country="AE">
        <Formats />
      </TestTexts>
    </>,
  );
  const [english, arabic] = [...container.querySelectorAll('p')].map((line) => line.textContent);
  expect(english).toBe('₹3,200 | Thursday, 26 November | 12,500 | Alder, Tern and Linden | ltr');
  expect(arabic).toBe('\u2066₹3,200\u2069 | الخميس، 26 نوفمبر | 12,500 | Alder وTern وLinden | rtl');
});

test('a component outside the provider throws an error that says what to do', () => {
  expect(() => render(<Items count={1} />)).toThrow(/Wrap the app in it/);
});

test('formatters are made once for all users of one language and country', () => {
  const seen: object[] = [];
  const Reader = () => {
    seen.push(useLocale());
    return null;
  };
  render(
    <TestTexts messages={en}>
      <Reader />
      <Reader />
    </TestTexts>,
  );
  expect(seen.length).toBeGreaterThan(1);
  expect(new Set(seen).size).toBe(1);
});

function Frames({ count }: { count: number }) {
  const t = createText<'x.frames'>()();
  return <p>{t('x.frames', { count, colour: 'slate' })}</p>;
}

test('in the United States texts use American spelling, and placeholders keep their names', () => {
  const messages = {
    'x.frames': 'Colour {colour}: {count, plural, one {# grey frame} other {# grey frames}}',
  };
  const { container } = render(
    <TestTexts country="US" messages={messages}>
      <Frames count={2} />
    </TestTexts>,
  );
  expect(container.textContent).toBe('Color slate: 2 gray frames');
});
