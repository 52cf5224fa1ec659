import { clearTabStorage } from '@lunette/api-client';
import { Refusal, testGateway, TestStore } from '@lunette/api-client/testing';
import { TestTexts } from '@lunette/ui-kit/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from 'vitest/browser';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, test } from 'vitest';
import { orderContract } from '../contract/order.ts';
import { aDeliveredItem, aMaskedOrder, anOrder } from '../testing/fixtures/index.ts';
import power from '@lunette/prescription/locales/en.json';
import orders from '../locales/en.json';
import { OrderSummaryScreen } from './OrderSummaryScreen.tsx';
import { TrackOrderScreen } from './TrackOrderScreen.tsx';
import { orderPage } from '../testing/orderPage.ts';

const messages = { ...orders, ...power };

afterEach(cleanup);

const EMAIL = 'ananya.rao@post.in';
const CODE = '482917';

/** Renders a page in a browser that has not placed the order; only the owner of the order knows its code. */
function show(page: ReactNode, masked = aMaskedOrder()) {
  const gateway = testGateway()
    .on(orderContract.getOrder, ({ params, query }) => {
      if (query.email === EMAIL && params.orderId === '1300482917') return { orders: [masked] };
      if (query.email === 'lost@post.in') throw new TypeError('offline');
      throw new Refusal(404, 'order_not_found', 'We cannot find this order.');
    })
    .on(orderContract.sendOrderCode, () => ({ digits: 6, resendSeconds: 30, sentTo: '' }))
    .on(orderContract.redeemOrderCode, ({ query }) => {
      if (query.value !== CODE) throw new Refusal(422, 'otp_wrong', 'This code is not right. 4 tries left.');
      return { orders: [anOrder(undefined, { access: 'reader', cancellableUntil: null })] };
    });
  render(
    <MemoryRouter>
      <TestTexts messages={messages}>
        <TestStore store={gateway.store()}>{page}</TestStore>
      </TestTexts>
    </MemoryRouter>,
  );
  return gateway;
}

const field = (name: RegExp | string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (name: RegExp | string, text: string) => {
  const box = await field(name);
  await userEvent.clear(box);
  await userEvent.type(box, text);
  return box;
};
const open = async (email: string) => {
  const box = await write('E-mail address of the order', email);
  await press('Open the order');
  return box;
};

describe('an order in another browser', () => {
  test('ORD-01 its e-mail address opens it masked: it can be read but not changed', async () => {
    show(
      <OrderSummaryScreen {...orderPage} orderId="1300482917" reorder={() => <p>Order the same again</p>} />,
    );
    await open(` ${EMAIL}`);
    const heading = await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => document.activeElement).toBe(heading);
    expect(screen.getByText('•••77')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/98220|Neelkanth|Rao/);
    expect(screen.queryByRole('button', { name: 'Cancel the order' })).toBeNull();
    expect(screen.queryByText('Order the same again')).toBeNull();
  });

  test('ORD-01 LPU-05 a code sent to that address shows name, number, street and power; a wrong code shows an error beside it', async () => {
    const gateway = show(
      <OrderSummaryScreen {...orderPage} orderId="1300482917" reorder={() => <p>Order the same again</p>} />,
    );
    await open(EMAIL);
    await press('Send the code');
    expect(await screen.findByText(/We sent six digits to/)).toBeTruthy();
    const box = await write('Code of 6 digits', '111111');
    expect(await screen.findByText('This code is not right. 4 tries left.')).toBeTruthy();
    await userEvent.type(box, CODE);
    expect(await screen.findByText('+91 98220 41377')).toBeTruthy();
    expect(screen.getByText(/Neelkanth/)).toBeTruthy();
    expect(screen.getByRole('table', { name: 'Ananya' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Show the whole order' })).toBeNull();
    expect(screen.getByText('Order the same again')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    const [sent] = gateway.received.filter(({ path }) => path.endsWith('/otp'));
    expect(sent?.body).toEqual({ email: EMAIL });
  });

  test('CART-16 delivered goods can be ordered again with only the e-mail address; goods that are being made cannot', async () => {
    const page = (
      <OrderSummaryScreen
        {...orderPage}
        orderId="1300482917"
        reorderByEmail={(...of) => <p>{of.join(' ')}</p>}
      />
    );
    show(page);
    await open(EMAIL);
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeTruthy();
    expect(screen.queryByText(`1300482917 ${EMAIL}`)).toBeNull();
    cleanup();
    show(page, aMaskedOrder({ items: [aDeliveredItem()] }));
    await open(EMAIL);
    expect(await screen.findByText(`1300482917 ${EMAIL}`)).toBeTruthy();
  });

  test('ORD-01 an order that was opened by its e-mail address is not shown any more after a logout', async () => {
    show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />);
    await open(EMAIL);
    expect(await screen.findByText('•••77')).toBeTruthy();
    act(() => clearTabStorage('utm'));
    expect(await screen.findByRole('button', { name: 'Open the order' })).toBeTruthy();
    expect(screen.queryByText('•••77')).toBeNull();
  });

  test('a wrong address, an incomplete address and no answer have different messages, and the typed text remains', async () => {
    show(<OrderSummaryScreen {...orderPage} orderId="1300482917" />);
    const box = await open('ananya');
    expect(await screen.findByText(/write the whole address/)).toBeTruthy();
    expect(document.activeElement).toBe(box);
    await open('somebody@post.in');
    expect(await screen.findByText('There is no order 1300482917 with this e-mail address.')).toBeTruthy();
    await open('lost@post.in');
    expect(await screen.findByText(/The store cannot be reached/)).toBeTruthy();
    expect(screen.queryByText(/There is no order/)).toBeNull();
    expect(box).toHaveProperty('value', 'lost@post.in');
  });
});

describe('tracking an order', () => {
  test('ORD-01 the form asks for number and e-mail address, accepts a number in any notation, and names what is missing', async () => {
    const gateway = show(<TrackOrderScreen {...orderPage} />);
    expect(document.title).toBe('Track an order · Lunette');
    await press('Open the order');
    expect(await screen.findByText('Please write the number of the order.')).toBeTruthy();
    expect(document.activeElement).toBe(await field('Order number'));
    await write('Order number', '#1300 482 917');
    await open(EMAIL);
    expect(await screen.findByText('•••77')).toBeTruthy();
    await press('Send the code');
    await write('Code of 6 digits', CODE);
    expect(await screen.findByText('+91 98220 41377')).toBeTruthy();
    const reads = gateway.received.filter(
      ({ method, path }) => method === 'GET' && path.endsWith('/1300482917'),
    );
    expect(reads.map(({ query }) => query.email)).toEqual([EMAIL]);
  });
});
