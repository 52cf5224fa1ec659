import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { storeSaleContract } from '../../contract/index.ts';
import { aStoreSale } from '../../testing/fixtures.ts';
import { press } from '../../testing/openPopup.tsx';
import { renderWithSession } from '../../testing/renderWithSession.tsx';
import { COLLEAGUE, staffGateway, storeSaleGateway } from '../../testing/staffGateway.ts';
import { StoreSaleScreen } from './StoreSaleScreen.tsx';

afterEach(cleanup);

const SALES = '/v2/utility/campaign/camp_MSiteStoreStaffSalesData';

function open(gateway = storeSaleGateway()) {
  const view = renderWithSession(<StoreSaleScreen />, gateway, { path: '/staff/sales' });
  const asked = () => gateway.received.filter(({ path }) => path.includes('/salesman/details/'));
  const sent = () => gateway.received.filter(({ method, path }) => method === 'POST' && path === SALES);
  return { ...view, asked, sent };
}
const named = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const number = () => named(/^Employee number/);
const receipt = () => named(/^Receipt number/);
const amount = () => named(/^Amount/);

async function fill() {
  await userEvent.type(await number(), COLLEAGUE.id);
  await userEvent.type(await receipt(), 'PUN-4712');
  await userEvent.type(await amount(), '4,990.50');
}

describe('the number of the salesperson', () => {
  test('STAFF-03 is verified when the field is left, once; a wrong one stays in the field with a message', async () => {
    const { asked } = open();
    await userEvent.type(await number(), '10009');
    await userEvent.tab();
    expect(await screen.findByText(/Nobody in sales has this employee number/)).toBeTruthy();
    expect((await number()).value).toBe('10009');
    await userEvent.clear(await number());
    await userEvent.type(await number(), COLLEAGUE.id);
    await press('Check');
    expect(await screen.findByText(COLLEAGUE.name)).toBeTruthy();
    await userEvent.click(await number());
    await userEvent.tab();
    expect(asked()).toHaveLength(2);
  });

  test('STAFF-03 is asked for when it is missing, and the own number is named', async () => {
    const { asked } = open();
    expect(await screen.findByText(/Your employee number is/)).toBeTruthy();
    await press('Check');
    expect(await screen.findByText(/Enter the employee number of who made the sale/)).toBeTruthy();
    expect(asked()).toEqual([]);
  });
});

describe('a sale at the counter', () => {
  test('STAFF-03 is recorded by two quick presses once, confirmed and listed, and the form is empty for the next one', async () => {
    const { sent } = open();
    expect(await screen.findByText('You have recorded no sale today.')).toBeTruthy();
    await fill();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Record the sale' }));
    expect((await screen.findAllByText('PUN-4712')).length).toBe(2);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toEqual({
      collectionData: expect.objectContaining({
        salesmanId: COLLEAGUE.id,
        receipt: 'PUN-4712',
        amount: 4990.5,
      }) as unknown,
    });
    expect(document.activeElement?.textContent).toContain('Recorded: receipt PUN-4712');
    expect([(await number()).value, (await receipt()).value, (await amount()).value]).toEqual(['', '', '']);
    expect(screen.queryByText('You have recorded no sale today.')).toBeNull();
  });

  test('STAFF-03 with bad entries is not sent: each has its message, and stays', async () => {
    const { sent } = open();
    await userEvent.type(await amount(), '12.345');
    await userEvent.clear(await named(/^Day of the sale/));
    await press('Record the sale');
    for (const text of [
      /Enter the employee number/,
      /Enter the number on the receipt/,
      /Enter a day of the last 30 days/,
      /Enter the amount on the receipt/,
    ])
      expect(screen.getByText(text)).toBeTruthy();
    expect((await amount()).value).toBe('12.345');
    expect(sent()).toEqual([]);
  });

  test('STAFF-03 whose receipt is taken is refused beside its field, and what was typed is kept', async () => {
    open(storeSaleGateway([aStoreSale({ receipt: 'PUN-4712' })]));
    await fill();
    await press('Record the sale');
    expect(await screen.findByText(/Receipt PUN-4712 is already recorded/)).toBeTruthy();
    expect([(await number()).value, (await amount()).value]).toEqual([COLLEAGUE.id, '4,990.50']);
    await waitFor(async () => expect(document.activeElement).toBe(await receipt()));
  });

  test('STAFF-03 that could not be sent keeps what was typed, and the next press sends it with the same key', async () => {
    const gateway = storeSaleGateway();
    const { sent } = open(
      gateway.on(storeSaleContract.recordStoreSale, () => {
        throw new Refusal(503, 'unavailable', 'The store is busy.');
      }),
    );
    await fill();
    await press('Record the sale');
    expect(await screen.findByText('The store is busy.')).toBeTruthy();
    expect((await receipt()).value).toBe('PUN-4712');
    await press('Record the sale');
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [one, two] = sent().map(({ headers }) => headers['idempotency-key']);
    expect(one).toBeTruthy();
    expect(two).toBe(one);
  });
});

describe('a sale that was recorded wrongly', () => {
  const removed = (gateway: ReturnType<typeof storeSaleGateway>) =>
    gateway.received.filter(({ method }) => method === 'DELETE');

  test('STAFF-03 is removed by two quick presses once, its confirmation goes too, and undo records it again', async () => {
    const gateway = storeSaleGateway();
    const { sent } = open(gateway);
    await fill();
    await press('Record the sale');
    await userEvent.dblClick(
      await screen.findByRole('button', { name: 'Remove the sale with receipt PUN-4712' }),
    );
    expect(await screen.findByText('You have recorded no sale today.')).toBeTruthy();
    expect(removed(gateway)).toHaveLength(1);
    expect(screen.queryByText(/^Recorded: receipt/)).toBeNull();
    await press('Undo');
    expect(await screen.findByText('PUN-4712')).toBeTruthy();
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.body).toEqual(sent()[0]?.body);
  });

  test('STAFF-03 that cannot be removed stays in the list, with the reason', async () => {
    const gateway = storeSaleGateway([aStoreSale({ receipt: 'PUN-4711' })]);
    gateway.on(storeSaleContract.removeStoreSale, () => {
      throw new Refusal(404, 'sale_not_found', 'This sale is not among the ones you have recorded today.');
    });
    open(gateway);
    await press('Remove the sale with receipt PUN-4711');
    expect(await screen.findByText(/not among the ones you have recorded today/)).toBeTruthy();
    expect(screen.getByText('PUN-4711')).toBeTruthy();
  });
});

describe('who opens the page', () => {
  test('STAFF-03 a shopper is led to the login page of staff', async () => {
    const { path } = open(staffGateway());
    await waitFor(() => expect(path()).toBe('/checkout/onepage/presaleslogin'));
  });

  test('STAFF-03 an optician reads that it is for sales staff', async () => {
    const { asked } = open(storeSaleGateway([], { role: 'doctor' }));
    expect(await screen.findByText('This page is for sales staff')).toBeTruthy();
    expect(asked()).toEqual([]);
  });

  test('STAFF-03 sales that cannot be loaded say so, and the form can be used', async () => {
    const gateway = storeSaleGateway().on(storeSaleContract.getStoreSales, () => {
      throw new Refusal(503, 'unavailable', 'The store is busy.');
    });
    open(gateway);
    expect(await screen.findByText('Your sales could not be loaded')).toBeTruthy();
    expect(await number()).toBeTruthy();
  });
});
