import { clearTabStorage, tabStorage } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { loginFlagRead } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appointmentsGateway } from '../testing/appointmentsGateway.ts';
import { appointmentContract, storeContract } from '../contract/index.ts';
import { aStore } from '../testing/fixtures.ts';
import { renderWithAppointments } from '../testing/renderWithAppointments.tsx';
import { TestYourVisionScreen } from './TestYourVisionScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const stored = () => tabStorage('appointments.store.IN').read();
const time = (name: RegExp) => screen.findByRole('radio', { name });

async function choose() {
  fireEvent.click(await screen.findByRole('radio', { name: /Koregaon Park/ }));
  fireEvent.click(await time(/17:30/));
  type('Name', 'Ananya Rao');
  type('Mobile number', '98220 41377');
}

test('APPT-08 the form asks for a store, a time and the contact; the button says what is missing', async () => {
  const { sent } = renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  expect(document.title).toBe('Test your vision · Lunette');
  expect(screen.getByRole('button', { name: 'Choose a store' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /Koregaon Park/ }));
  expect(sent('POST', '/v2/orders/store/appointment/slots')).toHaveLength(0);
  fireEvent.click(await time(/17:30/));
  expect(sent('POST', '/v2/orders/store/appointment/slots')[0]?.body).toMatchObject({
    storeCode: 'in-koregaon-park',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  expect(await screen.findByText('Please tell us a name.')).toBeTruthy();
  expect(screen.getByText(/not a mobile number of this country/)).toBeTruthy();
  expect(sent('POST', '/v2/test-your-vision')).toHaveLength(0);
});

test('a distance follows the direction of its words, its number is left-to-right', async () => {
  renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway(), { language: 'ar', country: 'AE' });
  const figure = await screen.findByText('3.8');
  expect([figure.dir, figure.parentElement?.dir, figure.parentElement?.textContent]).toEqual([
    'ltr',
    '',
    '3.8 كم',
  ]);
});

test('O-33 a time is shown and booked in the time zone of the store, not in that of the country', async () => {
  const gateway = appointmentsGateway().on(storeContract.getStoreSlots, () => ({
    store: aStore(),
    timeZone: 'America/Chicago',
    days: [{ date: '2026-11-24', slots: [{ time: '19:30', startsAt: '2026-11-25T01:30:00Z', free: 2 }] }],
  }));
  const { sent } = renderWithAppointments(<TestYourVisionScreen />, gateway, { country: 'US' });
  fireEvent.click(await screen.findByRole('radio', { name: /Koregaon Park/ }));
  fireEvent.click(await time(/7:30 PM/));
  type('Name', 'Dana Cole');
  type('Mobile number', '312 555 0134');
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 7:30 PM' }));
  await expect.poll(() => sent('POST', '/v2/test-your-vision')).toHaveLength(1);
  expect(sent('POST', '/v2/test-your-vision')[0]?.body).toMatchObject({ startsAt: '2026-11-25T01:30:00Z' });
});

test('APPT-03 times are grouped under 9 AM-12 PM, 12-3 PM, 3-6 PM and 6-9 PM; full days and taken times say so and cannot be chosen', async () => {
  renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  fireEvent.click(await screen.findByRole('radio', { name: /Koregaon Park/ }));
  await time(/17:30/);
  const parts = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(parts).toEqual(['9 AM-12 PM', '12-3 PM', '3-6 PM', '6-9 PM']);
  const off = ['Monday, 23 November: full', '11:00: taken'];
  const radios = screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => disabled);
  expect(radios.map(({ ariaLabel }) => ariaLabel)).toEqual(off);
  expect(screen.getByRole('radio', { name: '19:00: last one' })).toBeTruthy();
});

test('APPT-08 a booking is shown with its number, at an address of its own; a second press sends nothing', async () => {
  const { sent, path } = renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  await choose();
  const button = screen.getByRole('button', { name: 'Book Tuesday 17:30' });
  fireEvent.click(button);
  fireEvent.click(button);
  const heading = await screen.findByRole('heading', { level: 1, name: /See you on Tuesday, 24 November/ });
  expect(document.activeElement).toBe(heading);
  expect(path()).toBe('/test-your-vision?visit=V25485863');
  expect(screen.getByText('V25485863')).toBeTruthy();
  const [booked, ...others] = sent('POST', '/v2/test-your-vision');
  expect(others).toEqual([]);
  expect(booked?.body).toEqual({
    name: 'Ananya Rao',
    phone: '98220 41377',
    email: '',
    storeCode: 'in-koregaon-park',
    startsAt: '2026-11-24T12:00:00Z',
  });
  expect(booked?.headers['idempotency-key']).toBeTruthy();
});

test.each([
  ['without a signature', {}, {}],
  ['with a signature', { until: 1_795_523_400, sign: 'signed' }, { until: '1795523400', sign: 'signed' }],
])(
  'the page of a visit %s reads, moves and cancels it with what its address has',
  async (_link, link, query) => {
    const address = new URLSearchParams({ visit: 'V25485863', ...link } as never);
    const { sent } = renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway(), {
      path: `/test-your-vision?${address}`,
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
    fireEvent.click(await screen.findByRole('radio', { name: /25 November/ }));
    fireEvent.click(await time(/12:00/));
    fireEvent.click(screen.getByRole('button', { name: 'Move to Wednesday 12:00' }));
    await screen.findByRole('heading', { level: 1, name: /Wednesday, 25 November/ });
    fireEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Yes, cancel it' }));
    await screen.findByRole('heading', { level: 1, name: 'This appointment is cancelled' });
    for (const [method, call] of [
      ['GET', ''],
      ['GET', '/times'],
      ['POST', '/reschedule'],
      ['POST', '/cancel'],
    ] as const)
      expect(sent(method, `/v2/appointments/V25485863${call}`)[0]?.query, call).toEqual(query);
  },
);

test('GLOB-07 a time that another shopper has just taken gives a message, and another one can be chosen', async () => {
  const gateway = appointmentsGateway().on(appointmentContract.bookVision, () => {
    throw new Refusal(409, 'slot_taken', 'This time has just been taken. Please choose another one.');
  });
  renderWithAppointments(<TestYourVisionScreen />, gateway);
  await choose();
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  expect((await screen.findByRole('alert')).textContent).toContain('This time has just been taken.');
  expect(await screen.findByRole('button', { name: 'Choose a time' })).toBeTruthy();
});

test('APPT-04 stores are searched by area or postcode; if there is none near, all can be shown again', async () => {
  const gateway = appointmentsGateway();
  const { sent } = renderWithAppointments(<TestYourVisionScreen />, gateway);
  await screen.findByRole('radio', { name: /FC Road/ });
  type('Your area or postcode', ' P ');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('Type at least two letters of the place.')).toBeTruthy();
  type('Your area or postcode', '411001');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(screen.queryByText('Type at least two letters of the place.')).toBeNull();
  expect(await screen.findByText('1.2')).toBeTruthy();
  expect(sent('GET', '/v2/stores/nearby').at(-1)?.query).toMatchObject({ area: '411001' });
  gateway.on(storeContract.getNearbyStores, ({ query }) => ({
    stores: [],
    isPlaceKnown: query.area !== 'Atlantis',
    price: { value: 250, currencyCode: 'INR' as const },
    timeSlots: [],
  }));
  type('Your area or postcode', 'Goa');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('There is no store of ours within 20 km of Goa.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(await screen.findByRole('radio', { name: /FC Road/ })).toBeTruthy();
});

test('APPT-04 with the keyboard, the focus moves to the first store that "Show 2 more stores" and "Show all stores" show', async () => {
  const stores = Array.from({ length: 7 }, (_, at) => aStore({ code: `in-${at}`, name: `Store ${at + 1}` }));
  const isPlaceKnown = true;
  const price = { value: 250, currencyCode: 'INR' as const };
  const gateway = appointmentsGateway().on(storeContract.getNearbyStores, ({ query }) => ({
    stores: query.area === undefined ? stores : [],
    isPlaceKnown,
    price,
    timeSlots: [],
  }));
  renderWithAppointments(<TestYourVisionScreen />, gateway);
  const focused = () => document.activeElement?.getAttribute('value');
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Show 2 more stores');
  await expect.poll(focused).toBe('in-5');
  type('Your area or postcode', 'Goa');
  await press('Find');
  await press('Show all stores');
  await expect.poll(focused).toBe('in-0');
  expect(screen.getAllByRole('radio', { checked: false })).toHaveLength(7);
});

test('APPT-04 where no store is near, a shopper in the United States reads the distance in miles', async () => {
  const gateway = appointmentsGateway();
  renderWithAppointments(<TestYourVisionScreen />, gateway, { country: 'US' });
  await screen.findByRole('radio', { name: /FC Road/ });
  gateway.on(storeContract.getNearbyStores, () => ({
    stores: [],
    isPlaceKnown: true,
    price: { value: 25, currencyCode: 'USD' as const },
    timeSlots: [],
  }));
  type(/^Your area or/, 'Boise');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('There is no store of ours within 12 miles of Boise.')).toBeTruthy();
});

test('a late position of the device does not replace the stores of a newer search', async () => {
  let found: PositionCallback = () => undefined;
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((success) => (found = success));
  const { sent } = renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  fireEvent.click(await screen.findByRole('button', { name: 'Use where I am' }));
  type(/Your area/, 'Camp');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await expect.poll(() => sent('GET', '/').some(({ query }) => query['area'] === 'Camp')).toBe(true);
  found({ coords: { latitude: 18.52, longitude: 73.87 } } as GeolocationPosition);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent('GET', '/').filter(({ query }) => query['latitude'])).toEqual([]);
});

test('a failed search says so in place of the old list, and the same place can be searched again', async () => {
  const gateway = appointmentsGateway();
  const { sent } = renderWithAppointments(<TestYourVisionScreen />, gateway);
  await screen.findByRole('radio', { name: /FC Road/ });
  const found = {
    stores: [aStore({ distanceKm: 1.2 })],
    isPlaceKnown: true,
    price: { value: 250, currencyCode: 'INR' as const },
    timeSlots: [],
  };
  let isBusy = true;
  gateway.on(storeContract.getNearbyStores, () => {
    if (isBusy) throw new Refusal(503, 'unavailable', 'The map is busy.');
    return found;
  });
  type('Your area or postcode', 'Bandra');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The map is busy.');
  expect(screen.queryByRole('radio')).toBeNull();
  const asked = sent('GET', '/v2/stores/nearby').length;
  isBusy = false;
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('1.2')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const calls = sent('GET', '/v2/stores/nearby');
  expect([calls.length, calls.at(-1)?.query]).toMatchObject([asked + 1, { area: 'Bandra' }]);
});

test('after a failed search all stores can be shown again', async () => {
  const gateway = appointmentsGateway();
  renderWithAppointments(<TestYourVisionScreen />, gateway);
  await screen.findByRole('radio', { name: /FC Road/ });
  gateway.on(storeContract.getNearbyStores, () => {
    throw new Refusal(503, 'unavailable', 'The map is busy.');
  });
  type('Your area or postcode', 'Bandra');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  await screen.findByRole('alert');
  fireEvent.click(screen.getByRole('button', { name: 'Show all stores' }));
  expect(await screen.findByRole('radio', { name: /FC Road/ })).toBeTruthy();
});

test('what a customer types before the profile has arrived is kept, and the other fields are filled in', async () => {
  let arrive: () => void = () => undefined;
  const profile = new Promise<void>((resolve) => (arrive = resolve));
  const gateway = appointmentsGateway().on(customerContract.getCustomer, async () => {
    await profile;
    return aCustomer();
  });
  const { store } = renderWithAppointments(<TestYourVisionScreen />, gateway);
  act(() => void store.dispatch(loginFlagRead(true)));
  type('Name', 'Meera Rao');
  arrive();
  await expect.poll(() => screen.getByLabelText(/^E-mail/)).toHaveProperty('value', aCustomer().email);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Meera Rao');
});

test.each([
  ['+91', '9822041377'],
  ['+971', ''],
])('with a mobile number of %s the form in India opens with the number "%s"', async (phoneCode, phone) => {
  const gateway = appointmentsGateway().on(customerContract.getCustomer, () => aCustomer({ phoneCode }));
  const { store } = renderWithAppointments(<TestYourVisionScreen />, gateway);
  act(() => void store.dispatch(loginFlagRead(true)));
  await expect.poll(() => screen.getByLabelText(/^E-mail/)).toHaveProperty('value', aCustomer().email);
  expect(screen.getByLabelText('Mobile number')).toHaveProperty('value', phone);
});

test('store and contact survive a reload, and are removed once the eye test is booked', async () => {
  renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  await choose();
  expect(stored()).toMatchObject({ place: 'in-koregaon-park', typed: { name: 'Ananya Rao' } });
  cleanup();
  const { sent } = renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  fireEvent.click(await time(/17:30/));
  expect(screen.getByRole('radio', { name: /Koregaon Park/ })).toHaveProperty('checked', true);
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  await expect.poll(() => sent('POST', '/v2/test-your-vision')).toHaveLength(1);
  expect(sent('POST', '/v2/test-your-vision')[0]?.body).toMatchObject({
    name: 'Ananya Rao',
    storeCode: 'in-koregaon-park',
  });
  await expect.poll(stored).toBeNull();
});

test('after a sign-out the form is empty', async () => {
  renderWithAppointments(<TestYourVisionScreen />, appointmentsGateway());
  await choose();
  act(() => clearTabStorage('utm'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
});
