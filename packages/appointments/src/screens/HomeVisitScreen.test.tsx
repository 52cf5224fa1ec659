import { clearTabStorage, tabStorage } from '@lunette/api-client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appointmentsGateway } from '../testing/appointmentsGateway.ts';
import { appointmentContract, homeVisitContract } from '../contract/index.ts';
import { aHomeVisit, slotDays } from '../testing/fixtures.ts';
import { renderWithAppointments } from '../testing/renderWithAppointments.tsx';
import { HomeVisitScreen } from './HomeVisitScreen.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Holds back the position of the device; the function that is returned lets it arrive. */
function lateDevice(): () => void {
  let found: PositionCallback = () => undefined;
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((success) => (found = success));
  return () => found({ coords: { latitude: 18.52, longitude: 73.87 } } as GeolocationPosition);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

const booked = { country: 'AE', timeZone: 'Asia/Dubai', phone: '501234567' } as const;
const address = { addressline1: 'Villa 3', area: 'Deira', city: 'Dubai', postcode: '' };

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function find(area: string) {
  type(/Your area/, area);
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
}

test('APPT-06 the configuration of these three minutes, the slots of the pinCode and the address make a visit, which names the optician', async () => {
  const { sent, path } = renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  expect(await screen.findByText(/about 40 minutes.*120 frames/)).toBeTruthy();
  expect(screen.getByText('₹99')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Who is the visit for?' })).toBeTruthy();
  const v = Number(sent('GET', '/static/hto.json')[0]?.query['v']);
  expect([v > Date.now() - 360_000, v % 180_000]).toEqual([true, 0]);
  await find('411001');
  expect(await screen.findAllByText('Camp, Pune 411001')).toHaveLength(2);
  expect(sent('GET', '/v2/hec/slot/')[0]?.query).toEqual({ pinCode: '411001' });
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  type('Name', 'Ananya Rao');
  type('Mobile number', '9822041377');
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  expect(await screen.findByText('Please tell us where to ring.')).toBeTruthy();
  type('Flat, house, street', 'Flat 7');
  type(/Floor/, '2');
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  expect(await screen.findByText('Rekha Joshi, optometrist')).toBeTruthy();
  expect(path()).toBe('/hto?visit=V40971726');
  expect(sent('POST', '/v2/hec/order')[0]?.body).toMatchObject({
    address: { addressline1: 'Flat 7', city: 'Pune', postcode: '411001', floor: 2, liftAvailable: false },
  });
});

test('with the keyboard, the focus moves from the search to the found place, and back from “Change”', async () => {
  renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  type(/Your area/, '411001');
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Find');
  const change = await screen.findByRole('button', { name: 'Change' });
  await expect.poll(() => document.activeElement).toBe(change);
  await press('Change');
  const question = await screen.findByRole('heading', { name: /^Where/ });
  await expect.poll(() => document.activeElement).toBe(question);
});

test('after a search for a city the address asks for the area too', async () => {
  const gateway = appointmentsGateway().on(homeVisitContract.getHomeSlots, ({ query }) => ({
    isServiceable: true,
    place: { name: query.city === 'Deira' ? 'Deira' : 'Dubai', city: 'Dubai', postcode: '' },
    timeZone: 'Asia/Dubai',
    days: slotDays(),
  }));
  const { sent } = renderWithAppointments(<HomeVisitScreen />, gateway, { country: 'AE' });
  await find('Deira');
  expect(await screen.findAllByText('Deira, Dubai')).toHaveLength(2);
  expect(screen.getByLabelText('Flat, house, street')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await find('dubai');
  expect(await screen.findAllByText('Dubai')).toHaveLength(2);
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  type('Name', 'Ananya Rao');
  type('Mobile number', '501234567');
  type('Area, street, house, flat', 'Jumeirah 1, Villa 3');
  fireEvent.click(screen.getByRole('button', { name: /^Book Tuesday/ }));
  await screen.findByText('Rekha Joshi, optometrist');
  expect(sent('POST', '/v2/hec/order')[0]?.body).toMatchObject({
    address: { addressline1: 'Jumeirah 1, Villa 3', area: '', city: 'Dubai', postcode: '' },
  });
});

test('a floor in Arabic digits is the same floor', async () => {
  const { sent } = renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  await find('411001');
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  type('Name', 'Ananya Rao');
  type('Mobile number', '9822041377');
  type('Flat, house, street', 'Flat 7');
  type(/Floor/, '١٢');
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  await screen.findByText('Rekha Joshi, optometrist');
  expect(sent('POST', '/v2/hec/order')[0]?.body).toMatchObject({ address: { floor: 12 } });
});

test('APPT-07 a place without home visits gives a message with a link to stores; so does an unknown place', async () => {
  const place = { name: 'Park Street', city: 'Kolkata', postcode: '700016' };
  const gateway = appointmentsGateway().on(homeVisitContract.getHomeSlots, ({ query }) => ({
    isServiceable: false,
    place: query.city === 'Atlantis' ? null : place,
    timeZone: 'Asia/Kolkata',
    days: [],
  }));
  renderWithAppointments(<HomeVisitScreen />, gateway);
  await find('700016');
  expect(await screen.findByText('We do not visit Kolkata yet.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /in a store instead/ }).getAttribute('href')).toBe(
    '/test-your-vision',
  );
  await find('Atlantis');
  expect(await screen.findByText(/We do not know this place/)).toBeTruthy();
});

test('a late position of the device does not replace the place and the time that were chosen since', async () => {
  const arrive = lateDevice();
  const { sent } = renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  fireEvent.click(await screen.findByRole('button', { name: 'Use where I am' }));
  await find('411001');
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  arrive();
  await settled();
  expect(screen.getByRole('radio', { name: /17:30/ })).toHaveProperty('checked', true);
  expect(sent('GET', '/v2/hec/location')).toEqual([]);
});

test('a late answer to the position of the device does not replace a place that was found since', async () => {
  let answer: () => void = () => undefined;
  const gateway = appointmentsGateway().on(homeVisitContract.validateLocation, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { isServiceable: true, place: { name: 'Aundh', city: 'Pune', postcode: '411007' } };
  });
  const arrive = lateDevice();
  renderWithAppointments(<HomeVisitScreen />, gateway);
  fireEvent.click(await screen.findByRole('button', { name: 'Use where I am' }));
  arrive();
  await expect.poll(() => gateway.received.some(({ query }) => query['location'])).toBe(true);
  await find('411001');
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  answer();
  await settled();
  expect(screen.queryByText(/Aundh/)).toBeNull();
  expect(screen.getByRole('radio', { name: /17:30/ })).toHaveProperty('checked', true);
});

test('O-03 APPT-06 in a country without postcodes the form asks for an area or a city', async () => {
  const { sent } = renderWithAppointments(<HomeVisitScreen />, appointmentsGateway(), { country: 'AE' });
  expect(screen.getByLabelText('Your area or city')).toBeTruthy();
  await find('Deira');
  await screen.findByRole('radio', { name: /17:30/ });
  expect(sent('GET', '/v2/hec/slot/')[0]?.query).toEqual({ city: 'Deira' });
});

test("O-03 without a postcode the area is part of the visit's address", async () => {
  const gateway = appointmentsGateway()
    .on(homeVisitContract.getHomeSlots, () => ({
      isServiceable: true,
      place: { name: 'Deira', city: 'Dubai', postcode: '' },
      timeZone: 'Asia/Dubai',
      days: slotDays(),
    }))
    .on(homeVisitContract.bookHome, ({ body }) => aHomeVisit({ ...booked, address: body.address }))
    .on(appointmentContract.getAppointment, () => aHomeVisit({ ...booked, address }));
  const { sent } = renderWithAppointments(<HomeVisitScreen />, gateway, { country: 'AE' });
  await find('Deira');
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  type('Name', 'Huda');
  type('Mobile number', '501234567');
  type('Flat, house, street', 'Villa 3');
  fireEvent.click(screen.getByRole('button', { name: /^Book / }));
  expect(await screen.findByText('Deira, Dubai')).toBeTruthy();
  expect(sent('POST', '/v2/hec/order')[0]?.body).toMatchObject({ address });
});

const stored = () => tabStorage('appointments.home.IN').read();

test('after a sign-out the form is empty, and nothing of it is left in the tab', async () => {
  renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  await find('411001');
  await screen.findByRole('button', { name: 'Change' });
  type('Name', 'Ananya Rao');
  expect(stored()).toMatchObject({ place: { city: 'Pune' }, typed: { name: 'Ananya Rao' } });
  act(() => clearTabStorage('utm'));
  expect(screen.getByLabelText('Name')).toHaveProperty('value', '');
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  expect(stored()).toBeNull();
});

test('place, contact and address survive a reload, and are removed once the visit is booked', async () => {
  renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  await find('411001');
  await screen.findByRole('button', { name: 'Change' });
  type('Name', 'Ananya Rao');
  type('Mobile number', '9822041377');
  type('Flat, house, street', 'Flat 7');
  type(/Floor/, '2');
  fireEvent.click(screen.getByRole('checkbox'));
  cleanup();
  const { sent } = renderWithAppointments(<HomeVisitScreen />, appointmentsGateway());
  expect(await screen.findAllByText('Camp, Pune 411001')).toHaveLength(2);
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  await screen.findByText('Rekha Joshi, optometrist');
  expect(sent('POST', '/v2/hec/order')[0]?.body).toMatchObject({
    name: 'Ananya Rao',
    phone: '9822041377',
    address: { addressline1: 'Flat 7', postcode: '411001', floor: 2, liftAvailable: true },
  });
  expect(stored()).toBeNull();
});
