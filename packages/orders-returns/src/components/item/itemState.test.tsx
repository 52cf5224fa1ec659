import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OrderItem } from '../../contract/orderItem.ts';
import { orderContent } from '../../rules/orderContent.ts';
import { aDeliveredItem, anOrder, anOrderItem } from '../../testing/fixtures/index.ts';
import messages from '../../locales/en.json';
import { hasOtherItems, OtherItems } from '../order/head/OtherItems.tsx';
import { OrderTitle } from '../order/head/OrderTitle.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const arrives = (name: string, date: string) =>
  anOrderItem({ id: name, name, modelName: name, expectedStatuses: [{ status: 'delivered', date }] });
const waits = anOrderItem({
  id: 'tern',
  name: 'Tern',
  modelName: 'Tern',
  prescription: null,
  statusHistory: [{ status: 'waiting_for_power', at: '2026-11-19T06:00:00Z' }],
  expectedStatuses: [{ status: 'delivered', date: '2026-11-30' }],
});
const reading = anOrderItem({
  id: 'teal',
  name: 'Teal',
  modelName: 'Teal',
  powerOpen: true,
  powerUnread: true,
  prescription: { powerType: 'single_vision', imageFileName: 'a.jpg' },
  statusHistory: [{ status: 'waiting_for_power', at: '2026-11-19T06:00:00Z' }],
});
const late = anOrderItem({ expectedStatuses: [] });
const membership = anOrderItem({
  id: 'gold',
  name: 'Gold',
  classification: 'loyalty_services',
  statusHistory: [],
  expectedStatuses: [],
});

const ends = (id: string, status: string) =>
  anOrderItem({ id, statusHistory: [{ status, at: '2026-11-20T06:00:00Z' }], expectedStatuses: [] });
const sentBack = ends('alder', 'returned_to_sender');
const lost = ends('tern', 'lost');
const cancelled = ends('alder', 'cancelled');

function shown(items: OrderItem[], country?: TestTextsProps['country']) {
  const order = anOrder(items);
  const { container } = render(
    <TestTexts country={country} messages={messages}>
      <h1>
        <OrderTitle order={order} />
      </h1>
      {hasOtherItems(order) && <OtherItems order={order} />}
    </TestTexts>,
  );
  return [...container.querySelectorAll('h1, p')].map(({ textContent }) => textContent);
}

test.each<[string, OrderItem[], string[]]>([
  [
    'an item arrives tomorrow, and others have arrived or wait',
    [arrives('Linden', '2026-11-25'), waits, aDeliveredItem({ modelName: 'Harbour' })],
    ['Linden arrives tomorrow', 'Tern waits for your power. Harbour is with you since Tuesday, 17 November.'],
  ],
  ['an item arrives today', [arrives('Linden', '2026-11-24')], ['Linden arrives today']],
  [
    'two items arrive together',
    [arrives('Linden', '2026-11-26'), arrives('Alder', '2026-11-26')],
    ['Arrives Thursday, 26 November'],
  ],
  [
    'an item arrives before another',
    [arrives('Linden', '2026-11-27'), arrives('Alder', '2026-11-26')],
    ['Alder arrives Thursday, 26 November', 'Linden arrives Friday, 27 November.'],
  ],
  [
    'RX-10 an optician reads the prescription of an item, and another arrives',
    [reading, arrives('Linden', '2026-11-24')],
    ['Linden arrives today', 'An optician is reading the prescription for Teal.'],
  ],
  [
    'RX-10 an optician reads the prescription of an item',
    [reading],
    ['An optician is reading your prescription'],
  ],
  [
    'an item waits, and others have arrived together',
    [waits, aDeliveredItem({ modelName: 'Harbour' }), aDeliveredItem({ id: 'case', modelName: 'Case' })],
    ['Tern waits for your power', 'Harbour and Case are with you since Tuesday, 17 November.'],
  ],
  [
    'an item arrives before two of the same name and a box of three',
    [
      arrives('Tern', '2026-11-25'),
      { ...arrives('Alder', '2026-11-27'), id: 'ink' },
      { ...arrives('Alder', '2026-11-27'), id: 'sand' },
      { ...arrives('Daily', '2026-11-27'), quantity: 4, cancelled: 1 },
    ],
    ['Tern arrives tomorrow', '2\u00a0×\u00a0Alder and 3\u00a0×\u00a0Daily arrive Friday, 27 November.'],
  ],
  ['the item waits for its power', [waits], ['Tern waits for your power']],
  ['the item is late', [late], ['Later than we said']],
  ['everything has arrived', [aDeliveredItem()], ['All delivered']],
  [
    'nothing could be delivered',
    [sentBack, ends('other', 'returned_to_sender')],
    ['This order came back to us'],
  ],
  ['a part could not be delivered', [sentBack, aDeliveredItem()], ['Part of the order came back to us']],
  ['everything was lost', [lost], ['This order was lost on its way']],
  ['a part was lost', [lost, aDeliveredItem()], ['Part of the order was lost on its way']],
  ['one part was lost and another came back', [sentBack, lost], ['Part of the order was lost on its way']],
  ['all items were cancelled one by one', [cancelled], ['This order was cancelled']],
  ['everything was sent back', [aDeliveredItem({ quantity: 2, sentBack: 2 })], ['All sent back']],
  [
    'the shopper has sent back all but some pieces',
    [aDeliveredItem({ sentBack: 1 }), aDeliveredItem({ quantity: 3, sentBack: 2 })],
    ['All delivered'],
  ],
  [
    'an item arrives, and another was sent back',
    [arrives('Linden', '2026-11-25'), aDeliveredItem({ modelName: 'Harbour', sentBack: 1 })],
    ['Linden arrives tomorrow', 'Harbour was sent back.'],
  ],
  ['the order is a membership', [membership], ['Your membership has begun']],
])('the heading of an order says its state: %s', (_name, items, words) => {
  expect(shown(items)).toEqual(words);
});

test('on the store of another country, the heading counts the days of the order’s country', () => {
  vi.setSystemTime('2026-11-24T20:00:00Z');
  const items = [arrives('Linden', '2026-11-25'), arrives('Alder', '2026-11-27')];
  expect(shown(items, 'US')).toEqual(['Linden arrives today', 'Alder arrives Friday, November 27.']);
});

test('MONEY-06 an order contains memberships, goods, both, or nothing', () => {
  const goods = anOrderItem();
  expect([[membership], [goods], [goods, membership], []].map((items) => orderContent(items))).toEqual([
    'membership-only',
    'product-only',
    'membership-and-product',
    '',
  ]);
});
