import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { returnContract } from '../../contract/return/return.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn, returnModesOf } from '../../testing/returns.ts';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';

afterEach(cleanup);

/** A test gateway with a return whose pickup was missed, until another day is chosen. */
function openGateway() {
  const whole = aReturn();
  const where = { address: 'Flat 7, Neelkanth Residency, Pune' };
  let one = aReturn({
    pickup: { ...where, date: '2036-11-26', from: '12:00', to: '15:00', missed: true },
    sendBy: '2036-12-10',
    steps: whole.steps.map((step) => ({ ...step, date: null })),
  });
  return returnGateway()
    .on(returnContract.getReturnDetails, () => ({ returns: [one] }))
    .on(returnContract.changePickup, ({ body }) => {
      one = aReturn({ pickup: { ...where, ...body, to: '12:00', missed: false } });
      return { returns: [one] };
    });
}

test('RET-07 the page says that the courier did not come, and another day can be chosen there', async () => {
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, openGateway());
  const heading = await screen.findByRole('heading', { level: 1, name: 'The courier did not come' });
  expect(heading.parentElement?.textContent).toContain('It was to come on Wednesday, 26 November');
  expect(heading.parentElement?.textContent).toContain('your return expires after Wednesday, 10 December');
  expect(heading.parentElement?.textContent).not.toContain('It has to be on its way');
  expect(screen.queryByRole('button', { name: 'Change the day' })).toBeNull();
  const choose = screen.getByRole('button', { name: 'Choose another day' });
  await userEvent.click(choose);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose it later' }));
  await userEvent.click(choose);
  await userEvent.click(await screen.findByRole('radio', { name: /^(Thu|27)/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^09:00/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Choose this time' }));
  await screen.findByRole('heading', { level: 1, name: 'We collect it on Thursday' });
  await screen.findByRole('button', { name: 'Change the day' });
  expect(screen.queryByRole('button', { name: 'Choose another day' })).toBeNull();
});

test('RET-07 on the store of another country, the other days are those at the address of the order', async () => {
  const gateway = openGateway().on(returnContract.getReturnModes, ({ query }) => ({
    modes: query.country === 'IN' && query.pincode === '411001' ? returnModesOf() : [],
  }));
  const page = <ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />;
  renderWithStore(page, gateway, { country: 'AE' });
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another day' }));
  await screen.findByRole('radio', { name: /27/ });
});

test('RET-07 pickup days that cannot be loaded are explained in the dialog, and can be loaded again', async () => {
  const gateway = openGateway().on(returnContract.getReturnModes, () => {
    throw new Refusal(503, 'unavailable', 'The courier does not answer.');
  });
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose another day' }));
  await screen.findByText('The courier does not answer.');
  expect(screen.queryByRole('button', { name: 'Choose this time' })).toBeNull();
  gateway.on(returnContract.getReturnModes, () => ({ modes: returnModesOf() }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('radio', { name: /^(Thu|27)/ });
  expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
});

test.each([
  ['the courier has never received', ['booked', 'lost'], 'Not taken by the courier, done'],
  ['was lost on its way', ['booked', 'shipped', 'lost'], 'Lost on its way, done'],
])('RET-07 the page shows a parcel with refused pieces that %s', async (_how, steps, words) => {
  const at = '2036-11-20T10:00:00Z';
  const one = aReturn({
    status: 'rejected',
    rejection: 'Worn for weeks.',
    wayBack: {
      status: 'lost',
      pieces: 1,
      courier: 'Kestrel',
      trackingNumber: 'KP 8841 2070',
      address: 'Flat 7, Pune',
      expectedDate: null,
      window: null,
      steps: steps.map((status) => ({ status, at, date: null })),
      canSendAgain: false,
    },
  });
  const gateway = openGateway().on(returnContract.getReturnDetails, () => ({ returns: [one] }));
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  const way = await screen.findByRole('list', { name: 'The way back to you' });
  expect(way.lastElementChild?.textContent).toContain(words);
});
