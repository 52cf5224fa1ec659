import { Refusal } from '@lunette/api-client/testing';
import type { CountryCode } from '@lunette/country-config';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { productContract } from '../../contract/index.ts';
import { aDeliveryEstimate, aProduct } from '../../testing/fixtures/index.ts';
import { productGateway } from '../../testing/productGateway.ts';
import { renderWithTexts } from '../../testing/renderProduct.tsx';
import { DeliveryCheck } from './DeliveryCheck.tsx';

afterEach(cleanup);

function show(gateway = productGateway(), { country = 'IN' }: { country?: CountryCode } = {}) {
  const store = gateway.store({ country });
  renderWithTexts(<DeliveryCheck product={aProduct()} />, { store, country });
  return gateway;
}

async function ask(place: string) {
  const input = await screen.findByLabelText<HTMLInputElement>('When can I have it?');
  await userEvent.clear(input);
  if (place) await userEvent.type(input, place);
  await userEvent.click(screen.getByRole('button', { name: /Check/ }));
}

test('PDP-08 the estimate is requested with pin code and country, always as express; each way lists its days by lenses, and its price', async () => {
  const gateway = show();
  await ask('411 001');
  const status = (await screen.findByText('To Pune. Cash on delivery available.')).parentElement;
  const [standard, express] = within(status as HTMLElement).getAllByRole('list');
  const lines = (list: HTMLElement | undefined) =>
    [...(list?.children ?? [])].map((line) => line.textContent);
  expect(lines(standard)).toEqual([
    'Saturday, 28 November: Single vision, Zero Power',
    'Monday, 30 November: Progressive',
    'Wednesday, 25 November: Frame Only',
    'Standard delivery, free',
  ]);
  expect(lines(express)).toEqual([
    'Friday, 27 November: Single vision, Zero Power',
    'Saturday, 28 November: Progressive',
    'Tuesday, 24 November: Frame Only',
    'Express delivery, ₹149',
  ]);
  expect(gateway.received[0]).toMatchObject({
    path: '/v2/products/product/100101/shipping/estimate',
    query: { pinCode: '411001', country: 'IN', isExpress: 'true' },
  });
});

test('PDP-08 if all choices arrive on the same day, only the day is shown', async () => {
  const ways = [
    {
      type: 'standard' as const,
      price: { value: 99, currencyCode: 'INR' as const },
      days: [{ powerType: null, deliveryDate: '2026-11-25' }],
    },
  ];
  show(productGateway().on(productContract.getDeliveryEstimate, () => aDeliveryEstimate({ ways })));
  await ask('411001');
  const list = (await screen.findByText('Wednesday, 25 November')).closest('ul');
  expect(list?.textContent).toBe('Wednesday, 25 NovemberStandard delivery, ₹99');
});

test('an invalid postcode is reported without a request', async () => {
  const gateway = show();
  await ask('01100');
  expect(
    await screen.findByText('A pincode has six digits and does not begin with 0, such as 411001.'),
  ).toBeTruthy();
  expect(gateway.received).toHaveLength(0);
  cleanup();
  show(gateway, { country: 'US' });
  await ask('411001');
  expect(await screen.findByText('A ZIP code has five digits, such as 11217.')).toBeTruthy();
});

test('in a country without postcodes, the form asks for a city or an area', async () => {
  const gateway = show(productGateway(), { country: 'AE' });
  await ask('');
  expect(await screen.findByText('Please enter a city or an area, such as Dubai.')).toBeTruthy();
  await ask('Dubai');
  await expect.poll(() => gateway.received[0]?.query.pinCode).toBe('Dubai');
});

test('a place without delivery is reported, and another one can be entered', async () => {
  const answer = aDeliveryEstimate({
    serviceable: false,
    place: null,
    deliveryDate: null,
    deliveryDateWithPower: null,
  });
  show(productGateway().on(productContract.getDeliveryEstimate, () => answer));
  await ask('190001');
  expect(await screen.findByText('We do not deliver to 190001 yet.')).toBeTruthy();
});

test('the last place is stored and requested automatically', async () => {
  show();
  await ask('411001');
  await screen.findByText(/^To Pune/);
  cleanup();
  const gateway = show();
  expect(await screen.findByText(/^To Pune/)).toBeTruthy();
  expect(gateway.received).toHaveLength(1);
});

test('PDP-03 after a failed request the shopper can check again', async () => {
  const gateway = productGateway().on(productContract.getDeliveryEstimate, () => {
    throw new Refusal(503, 'catalog_unavailable', 'Not now.');
  });
  show(gateway);
  await ask('411001');
  expect(await screen.findByText(/We could not look up the date/)).toBeTruthy();
  gateway.on(productContract.getDeliveryEstimate, () => aDeliveryEstimate());
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
  expect(await screen.findByText(/^To Pune/)).toBeTruthy();
});

test('the check also works if the browser does not allow storage', async () => {
  const closed = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  show();
  await ask('411001');
  expect(await screen.findByText(/To Pune/)).toBeTruthy();
  closed.mockRestore();
  await ask('411001');
});
