import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { orderContract, type Order } from '../../contract/order.ts';
import { anOrder, cancelReasonsOf } from '../../testing/fixtures/index.ts';
import messages from '../../locales/en.json';
import { OrderSummaryScreen } from '../../screens/OrderSummaryScreen.tsx';
import { orderPage } from '../../testing/orderPage.ts';

afterEach(cleanup);

const PLACED = anOrder(undefined, { cancellableUntil: '2036-11-15T08:50:00Z' });

/** Renders the page of an order with a test gateway that cancels it. */
function show(change: Parameters<typeof cancelReasonsOf>[0] = {}) {
  let order: Order = PLACED;
  const gateway = testGateway()
    .on(orderContract.getOrder, () => ({ orders: [order] }))
    .on(orderContract.getCancelReasons, () => cancelReasonsOf(change))
    .on(orderContract.cancelOrder, ({ body }) => {
      if (body.reason === 'other') throw new Refusal(409, 'not_cancellable', 'Its goods are on their way.');
      const { refundMethod = null } = body;
      const cancellation = {
        at: '2026-11-14T13:00:00Z',
        refundMethod,
        refundAmount: refundMethod
          ? cancelReasonsOf().refundAmount
          : { value: 0, currencyCode: 'INR' as const },
        dueOn: refundMethod === 'source' ? '2026-11-21' : null,
      };
      order = { ...PLACED, status: 'cancelled', cancellableUntil: null, cancellation };
      return { orders: [order] };
    });
  render(
    <MemoryRouter>
      <TestTexts messages={messages}>
        <TestStore store={gateway.store()}>
          <OrderSummaryScreen {...orderPage} orderId={PLACED.id} />
        </TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}

async function ask() {
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the order' }));
  return within(await screen.findByRole('dialog'));
}
const press = (dialog: Awaited<ReturnType<typeof ask>>) =>
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the order' }));

test('ORD-06 the form asks for a reason and a refund method; without a choice nothing is sent', async () => {
  const gateway = show();
  const dialog = await ask();
  expect(await dialog.findAllByRole('radio')).toHaveLength(4);
  press(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('choose a reason');
  fireEvent.click(dialog.getByRole('radio', { name: /changed my mind/ }));
  expect(dialog.queryByText(/choose a reason/)).toBeNull();
  press(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('how you would like your refund');
  fireEvent.click(dialog.getByRole('radio', { name: /store credit/ }));
  expect(dialog.queryByRole('alert')).toBeNull();
  expect(gateway.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('ORD-06 the page shows the cancelled order and its refund at once, and the result is stored', async () => {
  show();
  const dialog = await ask();
  fireEvent.click(await dialog.findByRole('radio', { name: /changed my mind/ }));
  fireEvent.click(dialog.getByRole('radio', { name: /store credit/ }));
  press(dialog);
  expect(await screen.findByRole('heading', { name: 'This order was cancelled' })).toBeTruthy();
  expect(screen.getByText(/is in your account as store credit/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
  expect(JSON.parse(localStorage.getItem('cancelProductResult') ?? '')).toEqual({
    orderId: PLACED.id,
    cancelledAt: '2026-11-14T13:00:00Z',
  });
});

test('ORD-06 a refusal changes neither the order nor the choice; another try clears its message', async () => {
  show({ refundMethods: [] });
  const dialog = await ask();
  fireEvent.click(await dialog.findByRole('radio', { name: /Another reason/ }));
  press(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('Its goods are on their way.');
  expect(localStorage.getItem('cancelProductResult')).toBeNull();
  fireEvent.click(dialog.getByRole('radio', { name: /changed my mind/ }));
  await dialog.findByRole('button', { name: 'Cancel the order' });
  press(dialog);
  expect(await screen.findByText(/nothing was charged/)).toBeTruthy();
});

test('ORD-06 if the refund has changed meanwhile, the form reads it again and the next press sends the new amount', async () => {
  const inr = (value: number) => ({ value, currencyCode: 'INR' as const });
  let total = 7_400;
  const card = () => ({ tender: 'paid', title: 'Card ending 4242', amount: inr(total) });
  const gateway = show()
    .on(orderContract.getCancelReasons, () => cancelReasonsOf({ total: inr(total), tenders: [card()] }))
    .on(orderContract.cancelOrder, ({ body }) => {
      if (body.expectedTotal !== total) throw new Refusal(409, 'refund_changed', 'Please look at it again.');
      return { orders: [PLACED] };
    });
  const dialog = await ask();
  fireEvent.click((await dialog.findAllByRole('radio'))[0]!);
  fireEvent.click(dialog.getAllByRole('radio').at(-1)!);
  expect(dialog.getAllByText('₹7,400')).not.toHaveLength(0);
  total = 5_400;
  press(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain('Please look at it again.');
  expect(await dialog.findAllByText('₹5,400')).not.toHaveLength(0);
  press(dialog);
  const sent = () => gateway.received.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await expect.poll(sent).toMatchObject([{ expectedTotal: 7_400 }, { expectedTotal: 5_400 }]);
});

test('ORD-06 if the goods have left meanwhile, the form says why nothing can be cancelled any more, and the keyboard stays in it', async () => {
  const gateway = show({ refundMethods: [] });
  const dialog = await ask();
  fireEvent.click((await dialog.findAllByRole('radio')).at(-1)!);
  gateway.on(orderContract.getCancelReasons, () =>
    cancelReasonsOf({ cancellable: false, message: 'Its goods are on their way.' }),
  );
  dialog.getByRole('button', { name: 'Cancel the order' }).focus();
  press(dialog);
  expect(await dialog.findByText('Its goods are on their way.')).toBeTruthy();
  const keep = dialog.getByRole('button', { name: 'Keep the order' });
  expect(dialog.queryByRole('radio')).toBeNull();
  await expect.poll(() => document.activeElement).toBe(keep);
});

test('ORD-06 a cancellation without an answer is not shown as refused, and a second press repeats it with the same key', async () => {
  const gateway = show({ refundMethods: [] });
  let lost = true;
  const keys: (string | undefined)[] = [];
  gateway.on(orderContract.cancelOrder, ({ headers }) => {
    keys.push(headers['idempotency-key']);
    if (lost) throw new TypeError('offline');
    return { orders: [{ ...PLACED, status: 'cancelled' as const, cancellableUntil: null }] };
  });
  const dialog = await ask();
  fireEvent.click(await dialog.findByRole('radio', { name: /changed my mind/ }));
  press(dialog);
  expect((await dialog.findByRole('alert')).textContent).toContain(
    'We do not know yet whether it was cancelled',
  );
  expect(dialog.queryByText(/stands as it was/)).toBeNull();
  lost = false;
  press(dialog);
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('ORD-06 an amount that was due at the door is not shown as a refund', async () => {
  const total = { value: 5049, currencyCode: 'INR' as const };
  show({
    refundMethods: [],
    tenders: [{ tender: 'due', title: 'Less to pay at the door', amount: total }],
    total,
  });
  const dialog = await ask();
  expect(await dialog.findByText('Less to pay at the door')).toBeTruthy();
  expect(dialog.queryByText('Your refund')).toBeNull();
});

test('ORD-06 goods that are far too late can be cancelled although they are made: the page says so with the day on which the store cancels them, and the form says who is at fault', async () => {
  const [item] = PLACED.items;
  if (!item) throw new Error('The fixture has no item');
  const gateway = show({ note: 'We are to blame.' });
  gateway.on(orderContract.getOrder, () => ({
    orders: [
      {
        ...PLACED,
        cancellableUntil: null,
        items: [{ ...item, lateCancel: { endsOn: '2036-12-05' } }],
      },
    ],
  }));
  expect(await screen.findByText(/should have been with you weeks ago.*5 Dec/)).toBeTruthy();
  const dialog = await ask();
  expect(await dialog.findByText('We are to blame.')).toBeTruthy();
});

test('ORD-06 an order that cannot be cancelled any more says why', async () => {
  show({ cancellable: false, message: 'Its goods are being made.' });
  const dialog = await ask();
  expect(await dialog.findByText('Its goods are being made.')).toBeTruthy();
  expect(dialog.queryByRole('radio')).toBeNull();
});

test('two sizes of one frame can be told apart by the width of the frame', async () => {
  const item = anOrder().items[0];
  if (!item) throw new Error('The fixture has no item');
  const items = [
    { ...item, id: 'small', frameWidth: 132 },
    { ...item, id: 'large', frameWidth: 139 },
  ];
  show()
    .on(orderContract.getOrder, () => ({ orders: [{ ...PLACED, items }] }))
    .on(orderContract.getCancelReasons, () =>
      cancelReasonsOf({ items: items.map(({ id }) => ({ itemId: id, pieces: 1, message: null })) }),
    );
  const dialog = await ask();
  expect(await dialog.findByRole('checkbox', { name: /Havana tortoise · 132 mm/ })).toBeTruthy();
  expect(dialog.getByRole('checkbox', { name: /Havana tortoise · 139 mm/ })).toBeTruthy();
});

test('ORD-06 a chosen reason that does not apply to the pieces chosen afterwards is asked for again', async () => {
  const item = anOrder().items[0];
  if (!item) throw new Error('The fixture has no item');
  const items = [
    { ...item, id: 'glasses', name: 'Alder' },
    { ...item, id: 'frame', name: 'Fern' },
  ];
  const all = cancelReasonsOf({
    refundMethods: [],
    items: items.map(({ id }) => ({ itemId: id, pieces: 1, message: null })),
  });
  const gateway = show()
    .on(orderContract.getOrder, () => ({ orders: [{ ...PLACED, items }] }))
    .on(orderContract.getCancelReasons, ({ query }) => ({
      ...all,
      reasons: all.reasons.filter(({ id }) => query.items === undefined || id !== 'changed_mind'),
    }));
  const dialog = await ask();
  fireEvent.click(await dialog.findByRole('radio', { name: /changed my mind/ }));
  fireEvent.click(dialog.getByRole('checkbox', { name: /^Alder/ }));
  await expect.poll(() => dialog.queryByRole('radio', { name: /changed my mind/ })).toBeNull();
  fireEvent.click(await dialog.findByRole('button', { name: 'Cancel the chosen items' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('choose a reason');
  expect(gateway.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('ORD-06 some pieces of an order are cancelled; their refund is shown before, and the other pieces remain', async () => {
  const item = anOrder().items[0];
  if (!item) throw new Error('The fixture has no item');
  const bag = {
    ...PLACED,
    items: [
      { ...item, id: 'frame', name: 'Alder', quantity: 3 },
      {
        ...item,
        id: 'pouch',
        name: 'A very long name of a case for reading glasses and their cloth',
        quantity: 1,
      },
    ],
  };
  const gateway = show();
  const inr = (value: number) => ({ value, currencyCode: 'INR' as const });
  gateway
    .on(orderContract.getOrder, () => ({ orders: [bag] }))
    .on(orderContract.getCancelReasons, ({ query }) => {
      const total = query.items === undefined ? 7400 : 2000;
      return cancelReasonsOf({
        items: [
          { itemId: 'frame', pieces: 3, message: null },
          { itemId: 'pouch', pieces: 0, message: 'Its goods are being made.' },
        ],
        refundAmount: inr(total - 500),
        tenders: [
          { tender: 'paid', title: 'Card ending 4242', amount: inr(total - 500) },
          { tender: 'voucher', title: 'Gift voucher', amount: inr(500) },
        ],
        kept: { amount: inr(99), text: 'Shipping stays.' },
        total: inr(total),
      });
    })
    .on(orderContract.cancelOrder, () => ({ orders: [bag] }));
  const calls = (path: string) => gateway.received.filter((call) => call.path.endsWith(path)).length;
  const dialog = await ask();
  expect(await dialog.findByText('₹12,300')).toBeTruthy();
  const fewer = await dialog.findByRole('button', { name: 'One fewer: Alder' });
  fireEvent.click(fewer);
  expect(await dialog.findByRole('checkbox', { name: /^Alder.*2 pieces.*₹8,200/ })).toBeTruthy();
  fireEvent.click(fewer);
  expect(await dialog.findByRole('checkbox', { name: /^Alder.*1 piece.*₹4,100/ })).toBeTruthy();
  await expect.poll(() => dialog.queryByText('Shipping stays.')).toBeTruthy();
  await expect.poll(() => gateway.received.at(-1)?.query).toEqual({ items: 'frame:1' });
  await expect.poll(() => dialog.getByRole('group', { name: 'Your refund' }).textContent).toContain('2,000');
  expect(dialog.getByText('Its goods are being made.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('radio', { name: /changed my mind/ }));
  fireEvent.click(dialog.getByRole('radio', { name: /store credit/ }));
  const [asked, read] = [calls('/cancel/reasons'), calls(`/${PLACED.id}`)];
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel the chosen items' }));
  await expect
    .poll(() => gateway.received.find(({ method }) => method === 'POST')?.body)
    .toMatchObject({
      items: 'frame:1',
      expectedTotal: 2000,
      refundMethod: 'storecredit',
    });
  // The order is read again, but not what can be cancelled of the pieces that are just cancelled.
  await expect.poll(() => calls(`/${PLACED.id}`)).toBeGreaterThan(read);
  expect(calls('/cancel/reasons')).toBe(asked);
});
