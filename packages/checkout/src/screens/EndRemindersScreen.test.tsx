import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { leadContract } from '../contract/index.ts';
import { checkoutGateway } from '../testing/checkoutGateway.ts';
import { renderWithCheckout } from '../testing/renderWithCheckout.tsx';
import { EndRemindersScreen } from './EndRemindersScreen.tsx';

afterEach(cleanup);

const press = () => userEvent.click(screen.getByRole('button', { name: 'End the reminders' }));

test('CHK-06 opening the link ends nothing; the button does, and the page confirms it', async () => {
  const gateway = checkoutGateway();
  renderWithCheckout(<EndRemindersScreen />, gateway);
  expect(await screen.findByRole('heading', { level: 1, name: 'No more reminders' })).toBeTruthy();
  expect(gateway.received).toEqual([]);
  await press();
  const done = await screen.findByText('We send no more reminders of a bag to your address.');
  expect(document.activeElement?.contains(done)).toBe(true);
  expect(screen.queryByRole('button', { name: 'End the reminders' })).toBeNull();
});

test('CHK-06 a link that is incomplete shows a message and can be tried again', async () => {
  const gateway = checkoutGateway().on(leadContract.endReminders, () => {
    throw new Refusal(404, 'link_unknown', 'This link is incomplete. Please open it from the e-mail again.');
  });
  renderWithCheckout(<EndRemindersScreen />, gateway);
  await screen.findByRole('heading', { level: 1 });
  await press();
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'End the reminders' })).toBeTruthy();
});
