import { api, paths } from '@lunette/api-client';
import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { TestTexts, type TestTextsProps } from '@lunette/ui-kit/testing';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OrderCard } from '../components/order/OrderCard.tsx';
import { orderContract, type Order } from '../contract/order.ts';
import { type OrderItem } from '../contract/orderItem.ts';
import {
  aDeliveredItem,
  aFrameAlone,
  anOrder,
  anOrderItem,
  anUnpaidOrder,
} from '../testing/fixtures/index.ts';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPrescriptionPicture } from '@lunette/prescription/testing';
import power from '@lunette/prescription/locales/en.json';
import orders from '../locales/en.json';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';
import { orderPage } from '../testing/orderPage.ts';

const messages = { ...orders, ...power };

const PLACED = [{ status: 'placed', at: '2026-11-14T12:50:00Z' }];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T06:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

function show(screenUnderTest: React.ReactNode, answer: () => Order, country?: TestTextsProps['country']) {
  const gateway = testGateway().on(orderContract.getOrder, () => ({ orders: [answer()] }));
  const store = gateway.store();
  render(
    <MemoryRouter>
      <TestTexts country={country} messages={messages}>
        <TestStore store={store}>{screenUnderTest}</TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return { gateway, store };
}

test('ORD-08 the summary shows each item with its timeline, the address of the order and its total', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Alder arrives Thursday, 26 November',
  );
  const way = screen.getByRole('list', { name: 'Progress of Alder' });
  expect([...way.children].map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ordered, done14 Nov/),
    expect.stringMatching(/^Power checked, done15 Nov/),
    expect.stringMatching(/^Lenses cut and fitted, done18 Nov/),
    expect.stringMatching(/^On its way, now21 Nov/),
    'DeliveredThu, 26 Nov',
  ]);
  expect(screen.getByText('Flat 7, Neelkanth Residency, Lane 6')).toBeTruthy();
  expect(screen.getByText('+91 98220 41377')).toBeTruthy();
  expect(screen.getByText('Card ending 4242')).toBeTruthy();
  expect(screen.getByText('₹7,400')).toBeTruthy();
});

test('the address of an order names an emirate that is also the city only once', async () => {
  const order = anOrder();
  const shippingAddress = {
    ...order.shippingAddress,
    city: 'Dubai',
    state: 'Dubai',
    postcode: '',
    country: 'AE',
  };
  show(
    <OrderSummaryScreen {...orderPage} orderId="1300482917" />,
    () => ({ ...order, shippingAddress }) as Order,
  );
  expect(await screen.findByText(/, Dubai$/)).toBeTruthy();
  expect(screen.queryByText('Dubai')).toBeNull();
});

test('ORD-08 the title of an order page has the number of the order, also while the order is loading', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder());
  expect(document.title).toBe('Order 1300482917 · Lunette');
  await screen.findByRole('heading', { level: 1 });
  expect(document.title).toBe('Order 1300482917 · Lunette');
});

test('ORD-02 an item shows its lenses, its colour, its width and the owner of its power', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder([anOrderItem()]));
  expect(await screen.findByText('Havana tortoise · 132 mm')).toBeTruthy();
  expect(screen.getByText('Clear 1.56, screen filter · Water and dust')).toBeTruthy();
  const power = screen.getByRole('table', { name: 'Ananya' });
  expect([...power.querySelectorAll('tbody tr')].map((row) => row.textContent)).toEqual([
    'R−2.25−0.759031.0',
    'L+0.25−0.5010531.5',
  ]);
});

test('the page does not ask for the power of a cancelled item', async () => {
  const statusHistory = [...PLACED, { status: 'cancelled', at: '2026-11-15T08:50:00Z' }];
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem({ statusHistory, prescription: null })]),
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText(power['power.section.contact'])).toBeNull();
});

test('ORD-08 the name of an item is its model, and its colour is shown once', async () => {
  const named = { name: 'Alder, Havana tortoise', modelName: 'Alder' };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder([anOrderItem(named)]));
  expect((await screen.findByText('Havana tortoise · 132 mm')).previousElementSibling?.textContent).toMatch(
    /^Alder₹/,
  );
});

test.each<[string, OrderItem, string | null]>([
  [
    'with a power that is being checked',
    anOrderItem({ statusHistory: PLACED }),
    'Your power is being checked',
  ],
  ['without lenses', aFrameAlone(), null],
  [
    'that was cancelled',
    anOrderItem({ statusHistory: [...PLACED, { status: 'cancelled', at: '2026-11-15T08:50:00Z' }] }),
    'Cancelled',
  ],
])('the tag of an item %s shows its state, if it has one', async (_name, item, tag) => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder([item]));
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector('article .tag')?.textContent ?? null).toBe(tag);
});

test('CART-16 items that have arrived, are on their way or will not arrive can be ordered again, and items that are being made cannot', async () => {
  const items = [aDeliveredItem(), anOrderItem({ statusHistory: PLACED })];
  show(
    <OrderSummaryScreen
      {...orderPage}
      orderId="1300482917"
      reorder={(_id, { name }) => <b>{`${name} again`}</b>}
    />,
    () => anOrder(items),
  );
  expect(await screen.findByText('Marram again')).toBeTruthy();
  expect(screen.queryByText('Alder again')).toBeNull();
});

test('CART-16 on the store of another country, no item can be ordered again', async () => {
  const reorder = () => <b>Again</b>;
  const page = <OrderSummaryScreen {...orderPage} orderId="1300482917" reorder={reorder} />;
  show(page, () => anOrder([aDeliveredItem()]), 'AE');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Again')).toBeNull();
});

test('ORD-08 an order of a frame without lenses mentions no lenses and no power, and each expected step has its day', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder([aFrameAlone()]));
  const way = await screen.findByRole('list', { name: 'Progress of Alder' });
  expect([...way.children].map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^Ordered, now14 Nov/),
    'ConfirmedSun, 15 Nov',
    'PackedTue, 17 Nov',
    'On its wayWed, 18 Nov',
    'DeliveredThu, 19 Nov',
  ]);
  expect(screen.getByText('Frame Only')).toBeTruthy();
  expect(screen.getByText('1 item')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/lens|power/i);
});

test('ORD-02 an item says that its power is still missing', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem({ prescription: null })]),
  );
  expect(await screen.findByText(power['power.section.contact'])).toBeTruthy();
});

test('GLOB-07 an order of another customer, or one that does not exist, shows a message and another way to find it', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1" />, () => {
    throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
  });
  expect(await screen.findByRole('heading', { name: 'Open your order' })).toBeTruthy();
  expect(screen.queryByText('We cannot find this order')).toBeNull();
  expect(screen.getByRole('link', { name: 'Go on shopping' }).getAttribute('href')).toBe('/');
});

test.each([
  ['its page', <OrderSummaryScreen {...orderPage} orderId="1300482917" />, 'Open your order'],
  ['the success page', <OrderCard orderId="1300482917" />, 'We cannot find this order'],
])(
  'GLOB-07 after a logout, the customer’s order is not shown any more on %s',
  async (_name, page, heading) => {
    const { gateway, store } = show(page, () => anOrder());
    expect(await screen.findByText('+91 98220 41377')).toBeTruthy();
    gateway.on(orderContract.getOrder, () => {
      throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
    });
    store.dispatch(api.util.invalidateTags(['Order']));
    expect(await screen.findByText(heading)).toBeTruthy();
    expect(screen.queryByText('+91 98220 41377')).toBeNull();
  },
);

test('an order whose payment failed says that nothing was charged and links to another payment', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder(undefined, { status: 'payment_failed' }),
  );
  expect(await screen.findByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(
    '/checkout/onepage/retrypayment?orderId=1300482917',
  );
});

test('an unpaid order says so and links to the payment; an order that waits for the bank does not', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anUnpaidOrder('pending_payment', {}, 'created'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Not paid yet' })).toBeTruthy();
  expect(screen.getByText(/Nothing was charged/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
    '/checkout/onepage/retrypayment?orderId=1300482917',
  );
  cleanup();
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anUnpaidOrder('pending_payment'));
  expect(await screen.findByRole('heading', { level: 1, name: /bank/ })).toBeTruthy();
  expect(screen.getByText(/You do not need to pay again/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Pay/ })).toBeNull();
});

test('RET-10 a declined payment of an exchange is not shown as waiting for the bank, and leads back to the exchange', async () => {
  const exchangeOf = { exchangeId: 'x1', orderId: '1300482901', itemId: 'item-old' };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anUnpaidOrder('pending_payment', { exchangeOf }, 'failed'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Not paid yet' })).toBeTruthy();
  const pay = screen.getByRole('link', { name: 'Pay now' });
  expect(pay.getAttribute('href')).toBe(paths.exchange('1300482901', 'item-old'));
});

test('an order that expired unpaid says so, and its total is not shown as still to be paid', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => ({
    ...anUnpaidOrder('payment_failed'),
    status: 'cancelled',
  }));
  expect(await screen.findByText(/was not paid in time/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'Progress of Alder' })).toBeNull();
  expect(screen.queryByText(/Standard/)).toBeNull();
});

test('ORD-08 the success page shows the order and links to its summary', async () => {
  show(<OrderCard orderId="1300482917" />, () => anOrder());
  expect(await screen.findByText('Alder arrives Thursday, 26 November')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    '/checkout/onepage/success/order-summary?orderId=1300482917',
  );
});

test('an order with unknown statuses of a newer gateway is shown as far as this version knows it', async () => {
  const later = { status: 'coated', group: 'in_work' as const, at: '2026-11-18T06:00:00Z' };
  const placed = { status: 'placed', at: '2026-11-14T12:50:00Z' };
  const order = anOrder([anOrderItem({ statusHistory: [placed, later] })], { status: 'under_review' });
  const [payment] = order.payments.paymentList;
  if (payment) payment.status = 'on_hold';
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => order);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveProperty(
    'textContent',
    'Alder arrives Thursday, 26 November',
  );
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeTruthy();
  const way = screen.getByRole('list', { name: 'Progress of Alder' });
  expect(way.children[2]?.textContent).toMatch(/^In work, now18 Nov/);
});

test('a refund with a method that this version does not know is shown without the method', async () => {
  const cancellation = {
    at: '2026-11-14T13:00:00Z',
    refundMethod: 'carrier_pigeon',
    refundAmount: { value: 7400, currencyCode: 'INR' as const },
  };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder(undefined, { status: 'cancelled', cancellation }),
  );
  expect(await screen.findByText(/^We refund/)).toHaveProperty('textContent', 'We refund ₹7,400.');
});

test('an item on its way shows its parcel and the hours of its delivery', async () => {
  const parcel = {
    courier: 'Kestrel',
    trackingNumber: 'KP 8841 2070',
    expectedDate: '2026-11-26',
    window: { from: '10:00', to: '14:00' },
  };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => anOrder([anOrderItem({ parcel })]));
  expect(await screen.findByText('Kestrel KP 8841 2070')).toBeTruthy();
  expect(screen.getByText('Thursday, 26 November, 10:00 to 14:00')).toBeTruthy();
});

test('ORD-06 an item of which pieces were cancelled shows the number and the price of those that remain', async () => {
  const amount = { total: 12300, currencyCode: 'INR' as const };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem({ quantity: 3, cancelled: 1, amount })]),
  );
  const facts = await screen.findByText(/1 piece cancelled/);
  expect(facts.textContent).toContain('2 pieces · 1 piece cancelled');
  const row = facts.closest('article');
  expect(row?.textContent).toContain('₹8,200');
  expect(row?.textContent).not.toContain('₹12,300');
});

const sentBack = {
  statusHistory: [
    { status: 'placed', at: '2026-11-14T12:50:00Z' },
    { status: 'shipped', at: '2026-11-18T12:50:00Z' },
    { status: 'returned_to_sender', at: '2026-11-19T12:50:00Z' },
  ],
  cancelled: 1,
  nextStatus: null,
  expectedStatuses: [],
};

test('ORD-02 an order that could not be delivered says so and shows its refund', async () => {
  const refundAmount = { value: 4100, currencyCode: 'INR' as const };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem(sentBack)], {
      status: 'cancelled',
      cancellation: {
        at: '2026-11-19T12:50:00Z',
        refundMethod: 'source',
        refundAmount,
        dueOn: '2026-11-26',
      },
    }),
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('This order came back to us');
  expect(screen.getByText('Alder could not be delivered, and the courier has brought it back.')).toBeTruthy();
  expect(screen.getByText(/goes back the way you paid/).textContent).toMatch(
    /^₹4,100 goes back the way you paid\. Your bank shows it by .*26 Nov/,
  );
  expect(screen.queryByText(/piece cancelled/)).toBeNull();
});

test('ORD-02 two items that could not be delivered are named in one sentence that agrees with them', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem(sentBack), aDeliveredItem(sentBack)], { status: 'cancelled' }),
  );
  const words = 'Alder and Marram could not be delivered, and the courier has brought them back.';
  expect(await screen.findByText(words)).toBeTruthy();
});

const lost = {
  ...sentBack,
  statusHistory: [
    ...sentBack.statusHistory.slice(0, 2),
    { status: 'out_for_delivery', at: '2026-11-19T06:50:00Z' },
    { status: 'lost', at: '2026-12-10T12:50:00Z' },
  ],
};

test('ORD-02 an order that was lost on its way says so, shows its refund, and can be ordered again', async () => {
  const refundAmount = { value: 4100, currencyCode: 'INR' as const };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem(lost)], {
      status: 'cancelled',
      cancellation: {
        at: '2026-12-10T12:50:00Z',
        refundMethod: 'source',
        refundAmount,
        dueOn: '2026-12-17',
      },
    }),
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'This order was lost on its way',
  );
  expect(screen.getByText(/^The parcel with Alder is lost and will not reach you/)).toBeTruthy();
  const money = screen.getByText(/goes back the way you paid/).textContent;
  expect(money).toContain('₹4,100');
  expect(money).toMatch(/shows it by .*17 Dec/);
  const way = screen.getByRole('list', { name: 'Progress of Alder' });
  expect([...way.children].at(-1)?.textContent).toMatch(/^Lost on its way, done10 Dec/);
  expect(way.textContent).not.toContain('Delivered');
  expect(screen.queryByText(/piece cancelled/)).toBeNull();
});

test('ORD-02 an order says both that one item was lost and that another came back', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([
      anOrderItem(lost),
      anOrderItem({ ...sentBack, id: 'item-2', name: 'Marram', modelName: 'Marram' }),
    ]),
  );
  expect(await screen.findByText(/^The parcel with Alder is lost/)).toBeTruthy();
  expect(
    screen.getByText('Marram could not be delivered, and the courier has brought it back.'),
  ).toBeTruthy();
});

test('ORD-02 cash at the door is not due any more if the order could not be delivered', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([anOrderItem(sentBack)], {
      status: 'cancelled',
      cancellation: {
        at: '2026-11-19T12:50:00Z',
        refundMethod: null,
        refundAmount: { value: 0, currencyCode: 'INR' },
      },
    }),
  );
  expect(await screen.findByText('There is nothing to pay.')).toBeTruthy();
});

test.each(['cash_due', 'paid'])(
  'ORD-06 what was cancelled of a cash order is not part of what is paid at the door, with the payment %s',
  async (status) => {
    const order = anOrder();
    const cash = { ...order.payments.paymentList[0]!, method: 'cod', title: 'Cash on delivery', status };
    const amount = { value: order.amount.total - 2_000, currencyCode: 'INR' as const };
    show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () => ({
      ...order,
      payments: { paymentList: [{ ...cash, amount }] },
      cashConfirmation: { open: status === 'cash_due', at: null },
    }));
    const total = (await screen.findByText('Cash on delivery')).parentElement;
    expect(total?.textContent).toBe('Cash on delivery₹5,400');
    const question = 'You pay ₹5,400 at the door';
    expect(document.body.textContent.includes(question)).toBe(status === 'cash_due');
  },
);

test('ORD-02 an order is not shown as delivered if a part could not be delivered', async () => {
  const delivered = [
    { status: 'placed', at: '2026-11-14T12:50:00Z' },
    { status: 'delivered', at: '2026-11-19T12:50:00Z' },
  ];
  const way = { statusHistory: delivered, nextStatus: null, expectedStatuses: [] };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([
      anOrderItem(way),
      anOrderItem({ ...sentBack, id: 'item-2', name: 'Marram', modelName: 'Marram' }),
    ]),
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'Part of the order came back to us',
  );
  expect(
    screen.getByText('Marram could not be delivered, and the courier has brought it back.'),
  ).toBeTruthy();
});

const beingRead = anOrderItem({
  powerOpen: true,
  powerUnread: true,
  powerType: 'single_vision',
  prescription: { powerType: 'single_vision', imageFileName: 'a.jpg' },
  statusHistory: [...PLACED, { status: 'waiting_for_power', at: '2026-11-14T13:00:00Z' }],
});

test('RX-10 an order whose prescription is a picture says that an optician reads it, and its owner can see it', async () => {
  const { gateway } = show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([beingRead]),
  );
  gateway.on(prescriptionContract.getPicture, () => aPrescriptionPicture());
  const title = 'An optician is reading your prescription';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByText(/waits for your power|Waiting for your power|Enter the power/)).toBeNull();
  const way = screen.getByRole('list', { name: 'Progress of Alder' });
  expect(way.children[1]?.textContent).toMatch(/^An optician reads your prescription, now/);
  expect(
    screen.getByRole('link', { name: 'Type it or send another picture: Alder' }).getAttribute('href'),
  ).toContain('/editpower/options/view');
  expect(gateway.received.some(({ path }) => path.includes('/download/'))).toBe(false);
  screen.getByRole('button', { name: 'See the picture: Alder' }).click();
  expect(await screen.findByRole('img', { name: 'The picture of the prescription' })).toBeTruthy();
});

test('RX-10 a visitor who only knows number and e-mail address reads that an optician reads it, without the power', async () => {
  const masked = { ...beingRead, powerOpen: false, prescription: null };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([masked], { access: 'masked' }),
  );
  const title = 'An optician is reading your prescription';
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.queryByText(/waits for your power/)).toBeNull();
});

test('RX-10 a visitor who opened the order with its code does not get the picture', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />, () =>
    anOrder([beingRead], { access: 'reader' }),
  );
  expect(await screen.findByText('Sent as a picture: power')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^See the picture/ })).toBeNull();
});

test('RX-10 the success page says that an optician reads the picture and does not ask for the power', async () => {
  show(<OrderCard orderId="1300482917" />, () => anOrder([beingRead]));
  expect(await screen.findByText(/with the values that the optician reads/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Type it or send another/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Enter the power/ })).toBeNull();
});

const LATER = { sph: 'Call Me/Email Me for Power' };
const STUDIO = {
  code: 'in-koregaon-park',
  name: 'Koregaon Park',
  address: 'North Main Road 14, Pune 411001',
  opens: '10:00',
  closes: '21:00',
  visit: null,
};
const tested = anOrderItem({
  powerOpen: true,
  powerType: 'single_vision',
  prescription: { right: LATER, left: LATER, inStudio: true, powerType: 'single_vision' },
});
test('APPT-02 on the store of another country, a fitting is shown if it is booked, and none can be booked', async () => {
  const appointment = { appointmentId: 'V1', startsAt: '2026-11-24T06:30:00Z', storeCode: 'in-aundh' };
  const items = [anOrderItem({ appointment }), aFrameAlone()];
  const fitting = ({ id }: OrderItem) => <p>{`Fitting of ${id}`}</p>;
  const page = <OrderSummaryScreen {...orderPage} orderId="1300482917" fitting={fitting} />;
  const shown = async (country: 'IN' | 'AE') => {
    show(page, () => anOrder(items), country);
    await screen.findByRole('heading', { level: 1 });
    const fittings = screen.queryAllByText(/^Fitting of/).map(({ textContent }) => textContent);
    cleanup();
    return fittings;
  };
  const [booked, open] = items.map(({ id }) => `Fitting of ${id}`);
  expect(await shown('IN')).toEqual([booked, open]);
  expect(await shown('AE')).toEqual([booked]);
});

const eyeTest = (_order: Order, mayBook: boolean) => <p>{mayBook ? 'may be booked' : 'is booked'}</p>;

test('CART-08 an order of the studio flow shows its studio and links to the choice of a time; entering the power is the secondary action', async () => {
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" eyeTest={eyeTest} />, () =>
    anOrder([tested], { studio: STUDIO }),
  );
  const studio = await screen.findByRole('region', { name: 'Your eye test at Koregaon Park' });
  expect(studio.textContent).toContain('North Main Road 14, Pune 411001. Open 10:00 to 21:00');
  expect(studio.textContent).toContain('may be booked');
  expect(screen.getByText(/cut after your eye test/)).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Enter the power of/ })).toBeTruthy();
});

test('CART-08 on the store of another country, no time of the eye test can be chosen, and a booked one is shown', async () => {
  const page = <OrderSummaryScreen {...orderPage} orderId="1300482917" eyeTest={eyeTest} />;
  show(page, () => anOrder([tested], { studio: STUDIO }), 'AE');
  const studio = await screen.findByRole('region', { name: 'Your eye test at Koregaon Park' });
  expect(studio.textContent).toContain('is booked');
});

test('CART-08 once its power is known, an order shows the studio only while a time is booked', async () => {
  const visit = { appointmentId: 'V1', startsAt: '2026-11-24T12:00:00Z' };
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" eyeTest={eyeTest} />, () =>
    anOrder(undefined, { studio: { ...STUDIO, visit } }),
  );
  const studio = await screen.findByRole('region', { name: 'Your eye test at Koregaon Park' });
  expect(studio.textContent).toContain('is booked');
  cleanup();
  show(<OrderSummaryScreen {...orderPage} orderId="1300482917" eyeTest={eyeTest} />, () =>
    anOrder(undefined, { studio: STUDIO }),
  );
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('region', { name: /eye test/ })).toBeNull();
});

test('CART-08 the success page links to the choice of a time for the eye test, not to the entry of a power', async () => {
  show(<OrderCard orderId="1300482917" />, () => anOrder([tested], { studio: STUDIO }));
  const link = await screen.findByRole('link', { name: 'Choose the time' });
  expect(link.getAttribute('href')).toBe('/checkout/onepage/success/order-summary?orderId=1300482917');
  expect(screen.queryByRole('link', { name: /Enter the power/ })).toBeNull();
});
