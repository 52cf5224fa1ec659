import { Refusal, testGateway } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPrescriptionPicture, aPowerRange } from '@lunette/prescription/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { unreadPrescriptionsContract, type UnreadPrescription } from '../../contract/unreadPrescriptions.ts';
import { renderWithStore } from '../../testing/renderWithStore.tsx';
import { typePower } from '../../testing/typePower.ts';
import { UnreadPrescriptionsScreen } from './UnreadPrescriptionsScreen.tsx';

afterEach(cleanup);

const unread = (over: Partial<UnreadPrescription> = {}): UnreadPrescription => ({
  orderId: '1300482917',
  itemId: 'alder',
  productId: '100101',
  powerType: 'single_vision',
  name: 'Alder',
  language: 'ar',
  prescription: { imageFileName: 'a.jpg' },
  placedAt: '2026-11-14T12:50:00Z',
  ...over,
});

function show(waiting = [unread(), unread({ orderId: '1300482918', itemId: 'peony', name: 'Peony' })]) {
  let left = waiting;
  const gateway = testGateway()
    .on(unreadPrescriptionsContract.getUnreadPrescriptions, () => ({
      prescriptions: left,
      total: left.length,
    }))
    .on(unreadPrescriptionsContract.getUnreadPicture, () => aPrescriptionPicture())
    .on(unreadPrescriptionsContract.readPrescription, ({ body }) => {
      left = left.filter(({ itemId }) => itemId !== body.itemId);
      return { status: 'confirmed' };
    })
    .on(prescriptionContract.getPowers, () => aPowerRange())
    .on(prescriptionContract.validatePowers, () => ({
      results: (['right', 'left'] as const).map((eye) => ({ eye, isSuccess: true, fields: [] })),
    }));
  renderWithStore(<UnreadPrescriptionsScreen />, gateway);
  const sent = () =>
    gateway.received.filter(({ path }) => /orders\/.*\/prescription$/.test(path)).map(({ body }) => body);
  return { gateway, sent };
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('RX-10 an optician reads the oldest picture, types its power, and gets the next one', async () => {
  const { sent } = show();
  expect(await screen.findByRole('img', { name: 'Picture of the prescription' })).toBeTruthy();
  const article = () => within(screen.getByRole('article'));
  expect(article().getByRole('heading', { name: 'Alder' })).toBeTruthy();
  await typePower();
  await press('Save this power');
  expect(await screen.findByText(/The power of order 1300482917 is saved/)).toBeTruthy();
  expect(sent()).toMatchObject([
    { itemId: 'alder', prescription: { right: { sph: '-1.25', pd: '31.5' }, left: { sph: '-1.25' } } },
  ]);
  expect(await screen.findByRole('heading', { name: 'Peony' })).toBeTruthy();
});

test('RX-10 a power is saved once, however often one presses, also while the list cannot be read again', async () => {
  const { gateway, sent } = show([unread()]);
  await typePower();
  gateway.on(unreadPrescriptionsContract.getUnreadPrescriptions, () => {
    throw new Refusal(503, 'unavailable', 'The store is busy.');
  });
  await press('Save this power');
  expect(await screen.findByText(/The power of order 1300482917 is saved/)).toBeTruthy();
  expect(await screen.findByText('The store is busy.')).toBeTruthy();
  const done = screen.getAllByRole('button', { name: 'Done' });
  expect(done).toHaveLength(2);
  for (const button of done) await userEvent.click(button, { force: true });
  expect(sent()).toHaveLength(1);
});

test('an order that was placed after midnight has the date of the country, not of UTC', async () => {
  show([unread({ placedAt: '2026-11-14T20:00:00Z' })]);
  expect(await screen.findByText(/15 November/)).toBeTruthy();
});

test('the picture opens in its full size', async () => {
  show([unread()]);
  await press('Picture of the prescription');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('img', { name: 'Picture of the prescription' })).toBeTruthy();
});

test('RX-10 a picture that cannot be read needs a reason in the language of the shopper; after the last one nothing is left', async () => {
  const { sent } = show([unread()]);
  expect(await screen.findByText(/Write in Arabic/)).toBeTruthy();
  await press('Ask for another picture');
  expect(await screen.findByText('Write at least three characters.')).toBeTruthy();
  expect(sent()).toEqual([]);
  await userEvent.fill(screen.getByRole('textbox', { name: 'What is missing' }), 'النصف الأيسر مقطوع');
  await press('Ask for another picture');
  expect(await screen.findByText('Nothing to read')).toBeTruthy();
  expect(sent()).toEqual([{ itemId: 'alder', unreadable: 'النصف الأيسر مقطوع' }]);
});

test('a picture that somebody else has read meanwhile leaves the list; another refusal keeps what was typed', async () => {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const { gateway } = show([unread()]);
  gateway.on(unreadPrescriptionsContract.readPrescription, () => {
    throw new Refusal(503, 'unavailable', 'The store is busy.');
  });
  await userEvent.fill(await screen.findByRole('textbox', { name: 'What is missing' }), 'Too dark');
  await press('Ask for another picture');
  expect(await screen.findByText('It was not saved: The store is busy.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What is missing' }).value).toBe(
    'Too dark',
  );
  gateway
    .on(unreadPrescriptionsContract.readPrescription, () => {
      throw new Refusal(409, 'not_unread', 'It has been read.');
    })
    .on(unreadPrescriptionsContract.getUnreadPrescriptions, async () => {
      await waiting;
      return { prescriptions: [], total: 0 };
    });
  await press('Ask for another picture');
  expect(await screen.findByText('Somebody has read this one meanwhile.')).toBeTruthy();
  // Until the list has been read again, nothing more can be sent.
  const button = await screen.findByRole('button', { name: 'Done' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.queryByText(/^It was not saved/)).toBeNull();
  answer();
  expect(await screen.findByText('Nothing to read')).toBeTruthy();
});

test('who is not an optician is led to the sign-in of staff', async () => {
  const { gateway } = show();
  gateway.on(unreadPrescriptionsContract.getUnreadPrescriptions, () => {
    throw new Refusal(403, 'staff_only', 'This is for staff only.');
  });
  const link = await screen.findByRole('link', { name: 'Sign in as staff' });
  expect(link.getAttribute('href')).toBe('/checkout/onepage/presaleslogin');
  expect(screen.queryByRole('article')).toBeNull();
});
