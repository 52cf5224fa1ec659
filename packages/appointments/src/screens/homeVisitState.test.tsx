import { Refusal } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { homeVisitState } from '../api/homeVisitState.ts';
import { homeVisitContract } from '../contract/index.ts';
import { appointmentsGateway } from '../testing/appointmentsGateway.ts';
import { aHomeVisit, aHomeVisitConfig, slotDays } from '../testing/fixtures.ts';
import { renderWithAppointments } from '../testing/renderWithAppointments.tsx';
import { HomeVisitScreen } from './HomeVisitScreen.tsx';
import { VisitScreen } from './VisitScreen.tsx';

afterEach(cleanup);

const type = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('APPT-07 a home visit fills its configuration, place, slots and agent; while it is booked it is processing, and a refusal is the error', async () => {
  const gateway = appointmentsGateway(aHomeVisit());
  const { store } = renderWithAppointments(<HomeVisitScreen />, gateway);
  const state = () => store.getState();
  await screen.findByText('₹99');
  expect(homeVisitState.htoConfig(state()).data).toEqual(aHomeVisitConfig());
  type(/Your area/, '411001');
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  fireEvent.click(await screen.findByRole('radio', { name: /17:30/ }));
  expect(homeVisitState.slotDetails(state()).data).toEqual(slotDays());
  expect(homeVisitState.locationServiceableDetails(state()).data).toMatchObject({
    isServiceable: true,
    place: { postcode: '411001' },
  });
  type('Name', 'Ananya Rao');
  type('Mobile number', '9822041377');
  type('Flat, house, street', 'Flat 7');

  let refuse: () => void = () => undefined;
  gateway.on(homeVisitContract.bookHome, async () => {
    await new Promise<void>((resolve) => (refuse = resolve));
    throw new Refusal(503, 'unavailable', 'The shop is busy.');
  });
  const book = () => fireEvent.click(screen.getByRole('button', { name: 'Book Tuesday 17:30' }));
  expect(homeVisitState.processing(state())).toBe(false);
  book();
  await waitFor(() => expect(homeVisitState.processing(state())).toBe(true));
  refuse();
  await screen.findByText('The shop is busy.');
  expect(homeVisitState.processing(state())).toBe(false);
  expect(homeVisitState.bookError(state())).toMatchObject({ status: 503 });
  gateway.on(homeVisitContract.bookHome, () => aHomeVisit());
  book();
  await screen.findByText('Rekha Joshi, optometrist');
  expect(homeVisitState.agentInfo(state()).data?.name).toBe('Rekha Joshi');
});

test('APPT-07 the cancellation of a home visit reads its reasons, clears appointmentInfo and is the cancelledOrder', async () => {
  const visit = aHomeVisit();
  const screenOfVisit = <VisitScreen appointmentId={visit.appointmentId} />;
  const { store } = renderWithAppointments(screenOfVisit, appointmentsGateway(visit));
  const state = () => store.getState();
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel it' }));
  expect(homeVisitState.appointmentInfo(state()).data).toEqual(visit);
  expect(homeVisitState.agentInfo(state()).data).toEqual(visit.agent);
  expect(homeVisitState.cancelledOrder(state()).data).toBeNull();
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(await dialog.findByRole('radio', { name: 'Something else' }));
  expect(homeVisitState.appointmentCancelReasons(state()).data?.map(({ id }) => id)).toContain('other');
  fireEvent.click(dialog.getByRole('button', { name: 'Yes, cancel it' }));
  await screen.findByRole('heading', { name: 'This appointment is cancelled' });
  expect(homeVisitState.appointmentInfo(state()).data).toBeNull();
  expect(homeVisitState.cancelledOrder(state()).data?.appointmentId).toBe(visit.appointmentId);
});
