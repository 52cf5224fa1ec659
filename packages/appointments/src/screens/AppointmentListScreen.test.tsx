import { api } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appointmentsGateway } from '../testing/appointmentsGateway.ts';
import { StudioAppointment } from '../components/visit/StudioAppointment.tsx';
import { OrderAppointment } from '../components/visit/OrderAppointment.tsx';
import { appointmentContract, orderVisitContract } from '../contract/index.ts';
import { aHomeVisit, anAppointment } from '../testing/fixtures.ts';
import { renderWithAppointments } from '../testing/renderWithAppointments.tsx';
import { AppointmentListScreen } from './AppointmentListScreen.tsx';
import { VisitScreen } from './VisitScreen.tsx';

afterEach(cleanup);

test('APPT-05 an appointment is moved to another date and time, and the list shows the new time', async () => {
  const { sent } = renderWithAppointments(<AppointmentListScreen />, appointmentsGateway());
  expect(await screen.findByText(/Eye test in a store/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  const panel = within(await screen.findByRole('dialog'));
  expect(panel.getByRole('button', { name: 'Choose a time' })).toBeTruthy();
  fireEvent.click(await panel.findByRole('radio', { name: /25 November/ }));
  fireEvent.click(panel.getByRole('radio', { name: /12:00/ }));
  fireEvent.click(panel.getByRole('button', { name: 'Move to Wednesday 12:00' }));
  expect(await screen.findByRole('heading', { name: /Wednesday, 25 November/ })).toBeTruthy();
  expect(sent('POST', '/v2/appointments/V25485863/reschedule')[0]?.body).toEqual({
    startsAt: '2026-11-25T06:30:00Z',
  });
});

test('a visit of another country is shown and moved in its own time zone, and a past time is not offered', async () => {
  const startsAt = '2026-11-24T08:30:00Z';
  const visit = anAppointment({
    country: 'AE',
    timeZone: 'Asia/Dubai',
    time: '12:30',
    startsAt,
    changeableUntil: startsAt,
  });
  const gateway = appointmentsGateway(visit)
    .on(appointmentContract.getMoveTimes, () => ({
      timeZone: 'Asia/Dubai',
      days: [{ date: '2026-11-25', slots: [{ time: '10:00', startsAt: '2026-11-25T06:00:00Z', free: 1 }] }],
    }))
    .on(appointmentContract.moveAppointment, () => {
      throw new Refusal(409, 'slot_over', 'This time is over. Please choose another one.');
    });
  const { sent } = renderWithAppointments(<VisitScreen appointmentId="V25485863" />, gateway);
  expect(await screen.findByText('Move or cancel free until Tuesday, 24 November, 12:30.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  const panel = within(await screen.findByRole('dialog'));
  fireEvent.click(await panel.findByRole('radio', { name: /10:00/ }));
  fireEvent.click(panel.getByRole('button', { name: 'Move to Wednesday 10:00' }));
  const reason = await panel.findByRole('alert');
  expect(reason.textContent).toContain('This time is over.');
  // Above the button, which stays in sight.
  expect(reason.closest('footer')).toBeTruthy();
  expect(panel.getByRole('button', { name: 'Choose a time' })).toBeTruthy();
  expect(sent('POST', '/v2/orders/store/appointment/slots')).toEqual([]);
});

test('a past visit is not shown as upcoming, and a new one can be booked', async () => {
  const past = anAppointment({ isOver: true, changeableUntil: null });
  renderWithAppointments(<VisitScreen appointmentId="V25485863" />, appointmentsGateway(past));
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('Your visit of Tuesday, 24 November');
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByText(/It is booked/)).toBeNull();
  expect(screen.queryByText(/can no longer be changed/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Book a new appointment' })).toBeTruthy();
});

test.each([
  ['an eye test in a store', anAppointment(), '/test-your-vision?visit=V25485863'],
  ['a home visit', aHomeVisit(), '/hto?visit=V40971726'],
])('in the list the date of %s is a link to its page', async (_name, visit, href) => {
  renderWithAppointments(<AppointmentListScreen />, appointmentsGateway(visit));
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(within(heading).getByRole('link').getAttribute('href')).toBe(href);
});

test('a visit that can no longer be changed can be saved in a calendar until it is over', async () => {
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const soon = anAppointment({ changeableUntil: null });
  renderWithAppointments(<AppointmentListScreen />, appointmentsGateway(soon));
  await screen.findByText(/Eye test in a store/);
  expect(names()).toEqual(['Add to calendar']);
  cleanup();
  renderWithAppointments(<AppointmentListScreen />, appointmentsGateway({ ...soon, isOver: true }));
  await screen.findByText(/Eye test in a store/);
  expect(names()).toEqual([]);
});

test('a visit in less than a day announces no reminder', async () => {
  const soon = renderWithAppointments(
    <VisitScreen appointmentId="V25485863" />,
    appointmentsGateway(anAppointment({ reminderAt: null })),
  );
  expect(await screen.findByText('It is booked. We have sent you a text message.')).toBeTruthy();
  soon.unmount();
  renderWithAppointments(<VisitScreen appointmentId="V25485863" />, appointmentsGateway(anAppointment()));
  expect(await screen.findByText(/remind you a day before/)).toBeTruthy();
});

test("APPT-07 a visit is cancelled after a question, with one of the gateway's reasons", async () => {
  const { sent } = renderWithAppointments(<AppointmentListScreen />, appointmentsGateway(aHomeVisit()));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
  fireEvent.click(await screen.findByRole('radio', { name: 'The time no longer suits me' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Cancelled')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move' })).toBeNull();
  expect(sent('POST', '/v2/appointments/V40971726/cancel')[0]?.body).toEqual({ reason: 'time' });
});

const ofOrder = { kind: 'order', orderId: '1300482917', itemId: 'item-alder' } as const;

test.each([
  ['the text in its row', <AppointmentListScreen key="list" />, anAppointment(), /^Eye test in a store/],
  [
    'the link to a new one',
    <VisitScreen key="visit" appointmentId="V25485863" />,
    anAppointment(),
    /^Book a new appointment$/,
  ],
  [
    'the button for another eye test',
    <StudioAppointment key="eye-test" orderId="1300482917" storeCode="in-koregaon-park" area="" mayBook />,
    anAppointment({ ...ofOrder, itemId: null, isEyeTest: true }),
    /^Choose the time$/,
  ],
  [
    'the note that it is cancelled, if no other eye test can be booked',
    <StudioAppointment
      key="last-eye-test"
      orderId="1300482917"
      storeCode="in-koregaon-park"
      area=""
      mayBook={false}
    />,
    anAppointment({ ...ofOrder, itemId: null, isEyeTest: true }),
    /^This appointment is cancelled$/,
  ],
  [
    'the button for another fitting',
    <OrderAppointment key="fitting" orderId="1300482917" itemId="item-alder" from="2026-11-24" />,
    anAppointment(ofOrder),
    /^Book a fitting$/,
  ],
])('with the keyboard, the focus moves from a cancelled visit to %s', async (_place, page, visit, words) => {
  renderWithAppointments(page, appointmentsGateway(visit));
  const press = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Cancel it');
  await press('Yes, cancel it');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toMatch(words);
});

test('in Arabic the parts of the address of a visit are separated by Arabic commas', async () => {
  const page = <VisitScreen appointmentId="V40971726" />;
  renderWithAppointments(page, appointmentsGateway(aHomeVisit()), { language: 'ar', country: 'AE' });
  expect(await screen.findByText('Flat 7, Neelkanth Residency، Lane 6')).toBeTruthy();
});

test('GLOB-07 a cancellation that failed is explained in its dialog, and no longer when the dialog is opened again', async () => {
  const gateway = appointmentsGateway(aHomeVisit()).on(appointmentContract.cancelAppointment, () => {
    throw new Refusal(503, 'unavailable', 'The shop is busy.');
  });
  renderWithAppointments(<AppointmentListScreen />, gateway);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect((await screen.findByText('The shop is busy.')).closest('footer')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cancel it' }));
  expect(screen.getByRole('button', { name: 'Yes, cancel it' })).toBeTruthy();
  expect(screen.queryByText('The shop is busy.')).toBeNull();
});

test('GLOB-07 appointments that fail to load can be loaded again; a shopper without any sees both ways to book one', async () => {
  let fails = true;
  const gateway = appointmentsGateway().on(appointmentContract.getAppointments, () => {
    if (fails) throw new Refusal(503, 'unavailable', 'The shop is busy.');
    return { appointments: [] };
  });
  renderWithAppointments(<AppointmentListScreen />, gateway);
  expect(await screen.findByText('The shop is busy.')).toBeTruthy();
  fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No appointments yet')).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/test-your-vision',
    '/hto',
  ]);
});

test('an appointment that this shopper does not have gives a message with a link to a new one', async () => {
  const gateway = appointmentsGateway().on(appointmentContract.getAppointment, () => {
    throw new Refusal(404, 'appointment_not_found', 'We cannot find this appointment here.');
  });
  renderWithAppointments(<VisitScreen appointmentId="V1" />, gateway);
  expect(await screen.findByText('We cannot find this appointment here')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book a new appointment' })).toBeTruthy();
});

test("after a logout the page no longer shows the customer's appointment", async () => {
  const gateway = appointmentsGateway();
  const { store } = renderWithAppointments(<VisitScreen appointmentId="V25485863" />, gateway);
  expect(await screen.findByText(/V25485863/)).toBeTruthy();
  gateway.on(appointmentContract.getAppointment, () => {
    throw new Refusal(404, 'appointment_not_found', 'We cannot find this appointment here.');
  });
  store.dispatch(api.util.invalidateTags(['Appointment']));
  expect(await screen.findByText('We cannot find this appointment here')).toBeTruthy();
  expect(screen.queryByText(/V25485863/)).toBeNull();
});

test('an item whose fitting is over can be fitted again', async () => {
  const past = anAppointment({ kind: 'order', orderId: '1300482917', itemId: 'item-alder', isOver: true });
  const fitting = <OrderAppointment orderId="1300482917" itemId="item-alder" from="2026-11-24" />;
  renderWithAppointments(fitting, appointmentsGateway(past));
  expect(await screen.findByRole('button', { name: 'Book a fitting' })).toBeTruthy();
});

test('APPT-02 APPT-05 a fitting of an ordered item can be booked from its day of arrival, and is then shown', async () => {
  const other = anAppointment({ kind: 'order', orderId: '1', itemId: 'other' });
  const fitting = <OrderAppointment orderId="1300482917" itemId="item-alder" from="2026-11-24" />;
  const { sent } = renderWithAppointments(fitting, appointmentsGateway(other));
  fireEvent.click(await screen.findByRole('button', { name: 'Book a fitting' }));
  fireEvent.click(await screen.findByRole('radio', { name: /Koregaon Park/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  expect(sent('POST', '/v2/orders/store/appointment/slots')[0]?.body).toMatchObject({ from: '2026-11-24' });
  fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText(/Fitting on Tuesday, 24 November/)).toBeTruthy();
  const [booked] = sent('POST', '/v2/orders/appointment');
  expect(booked?.query).toEqual({ orderId: '1300482917', itemId: 'item-alder' });
});

const eyeTest = <StudioAppointment orderId="1300482917" storeCode="in-koregaon-park" area="411001" mayBook />;

test('CART-08 APPT-02 the eye test of an order is booked from today, in the studio of the order or in another one, after its slot was posted', async () => {
  const { sent } = renderWithAppointments(
    eyeTest,
    appointmentsGateway(anAppointment({ kind: 'order', orderId: '1' })),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Choose the time' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Koregaon Park/ })).checked).toBe(true);
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Bandra/ }));
  expect(screen.getByRole('button', { name: 'Choose a time' })).toBeTruthy();
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  expect(sent('POST', '/v2/orders/store/appointment/slots').map(({ body }) => body)).toEqual([
    expect.objectContaining({ storeCode: 'in-koregaon-park' }),
    expect.objectContaining({ storeCode: 'in-bandra' }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByRole('button', { name: 'Move' })).toBeTruthy();
  const [booked] = sent('POST', '/v2/orders/store/appointment/book');
  expect(booked?.query).toEqual({ orderId: '1300482917' });
  expect(booked?.body).toMatchObject({ storeCode: 'in-bandra' });
  const [slot] = sent('POST', '/v2/orders/1300482917/studio/slot');
  expect(slot?.body).toEqual(booked?.body);
  const posts = sent('POST', '/v2/orders/').filter(({ path }) => !path.endsWith('/slots'));
  expect(posts.map(({ path }) => path)).toEqual([
    '/v2/orders/1300482917/studio/slot',
    '/v2/orders/store/appointment/book',
  ]);
});

test('APPT-02 after a time of a store was refused, the free times are loaded again', async () => {
  const gateway = appointmentsGateway(anAppointment({ kind: 'order', orderId: '1' }));
  gateway.on(orderVisitContract.postStudioSlot, () => {
    throw new Refusal(409, 'slot_over', 'This time is over.');
  });
  const { sent } = renderWithAppointments(eyeTest, gateway);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose the time' }));
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  const loaded = () => sent('POST', '/v2/orders/store/appointment/slots').length;
  expect(loaded()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  await screen.findByText('This time is over.');
  await expect.poll(loaded).toBe(2);
});

test('APPT-02 an appointment of an order is moved by the call of the order, after its slot was posted; a refused slot moves nothing', async () => {
  const visit = anAppointment({ kind: 'order', orderId: '1300482917', isEyeTest: true });
  const gateway = appointmentsGateway(visit);
  const { sent } = renderWithAppointments(eyeTest, gateway);
  fireEvent.click(await screen.findByRole('button', { name: 'Move' }));
  const panel = within(await screen.findByRole('dialog'));
  const move = async () => {
    fireEvent.click(await panel.findByRole('radio', { name: /25 November/ }));
    fireEvent.click(panel.getByRole('radio', { name: /12:00/ }));
    fireEvent.click(panel.getByRole('button', { name: 'Move to Wednesday 12:00' }));
  };
  gateway.on(orderVisitContract.postStudioSlot, () => {
    throw new Refusal(409, 'slot_over', 'This time is over.');
  });
  await move();
  expect((await panel.findByRole('alert')).textContent).toContain('This time is over.');
  expect(sent('POST', '/v2/orders/store/appointment/reschedule')).toEqual([]);
  gateway.on(orderVisitContract.postStudioSlot, () => ({
    isFree: true,
    selectedDate: '2026-11-25',
    selectedTime: '12:00',
  }));
  await move();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText(/Wednesday, 25 November/)).toBeTruthy();
  const [moved] = sent('POST', '/v2/orders/store/appointment/reschedule');
  expect(moved?.query).toEqual({ orderId: '1300482917' });
  expect(moved?.body).toEqual({ appointmentId: visit.appointmentId, startsAt: '2026-11-25T06:30:00Z' });
  expect(sent('POST', '/v2/appointments/')).toEqual([]);
});

test('CART-08 an eye test is listed among the appointments; if the order needs no power, none can be booked', async () => {
  const visit = anAppointment({ kind: 'order', orderId: '1300482917', isEyeTest: true });
  renderWithAppointments(<AppointmentListScreen />, appointmentsGateway(visit));
  expect(await screen.findByText(/^Eye test in a studio/)).toBeTruthy();
  cleanup();
  // The list shows that the answer, which both read, has been rendered.
  renderWithAppointments(
    <>
      <StudioAppointment orderId="1300482917" storeCode="in-koregaon-park" area="" mayBook={false} />
      <AppointmentListScreen />
    </>,
    appointmentsGateway(anAppointment({ kind: 'order', orderId: '1' })),
  );
  expect(await screen.findByText(/^Fitting in a store/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose the time' })).toBeNull();
});

test('GLOB-07 CART-08 if the eye test of an order cannot be loaded, that is said in its place, and it can be loaded again', async () => {
  const gateway = appointmentsGateway();
  const appointments = [anAppointment({ kind: 'order', orderId: '1' })];
  gateway.on(appointmentContract.getAppointments, () => {
    throw new Refusal(503, 'unavailable', 'The shop is busy.');
  });
  renderWithAppointments(eyeTest, gateway);
  expect(await screen.findByText('The shop is busy.')).toBeTruthy();
  gateway.on(appointmentContract.getAppointments, () => ({ appointments }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Choose the time' })).toBeTruthy();
});

test('GLOB-07 APPT-02 if the fitting of an item cannot be loaded, that is said in its place, and it can be loaded again', async () => {
  const fitting = <OrderAppointment orderId="1300482917" itemId="item-alder" from="2026-11-24" />;
  const gateway = appointmentsGateway();
  gateway.on(appointmentContract.getAppointments, () => {
    throw new Refusal(503, 'unavailable', 'The shop is busy.');
  });
  renderWithAppointments(fitting, gateway);
  expect(await screen.findByText('The shop is busy.')).toBeTruthy();
  gateway.on(appointmentContract.getAppointments, () => ({ appointments: [] }));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Book a fitting' })).toBeTruthy();
});

test('while fitting and eye test of an order are loading, each has a placeholder', async () => {
  let answer: () => void = () => undefined;
  const isThere = new Promise<void>((resolve) => (answer = resolve));
  const gateway = appointmentsGateway().on(appointmentContract.getAppointments, async () => {
    await isThere;
    return { appointments: [] };
  });
  const parts = (
    <>
      <OrderAppointment orderId="1300482917" itemId="item-alder" from="2026-11-24" />
      {eyeTest}
    </>
  );
  renderWithAppointments(parts, gateway);
  expect(await screen.findAllByRole('status')).toHaveLength(2);
  answer();
  expect(await screen.findByRole('button', { name: 'Book a fitting' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Choose the time' })).toBeTruthy();
  expect(screen.queryAllByRole('status')).toEqual([]);
});

test('GLOB-07 after a failed booking of a fitting the time stays chosen, unless it is no longer free', async () => {
  const fitting = <OrderAppointment orderId="1300482917" itemId="item-alder" from="2026-11-24" />;
  const gateway = appointmentsGateway(anAppointment({ kind: 'order', orderId: '1', itemId: 'other' }));
  const refuse = (status: number, code: string) =>
    gateway.on(orderVisitContract.bookItemVisit, () => {
      throw new Refusal(status, code, `Refused: ${code}.`);
    });
  refuse(503, 'busy');
  renderWithAppointments(fitting, gateway);
  fireEvent.click(await screen.findByRole('button', { name: 'Book a fitting' }));
  fireEvent.click(await screen.findByRole('radio', { name: /Koregaon Park/ }));
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  const reason = await screen.findByRole('alert');
  expect(reason.textContent).toBe('Refused: busy.');
  expect(reason.closest('footer')).toBeTruthy();
  refuse(409, 'slot_taken');
  fireEvent.click(screen.getByRole('button', { name: 'Book this time' }));
  expect(await screen.findByText('Refused: slot_taken.')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Choose a time' })).toBeTruthy();
});
