import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { orderContract } from '../../contract/order.ts';
import { anOrder } from '../../testing/fixtures/index.ts';
import { heldAnswer, openOrderGateway, renderWithStore } from '../../testing/renderWithStore.tsx';
import { OrderCode } from './OrderCode.tsx';

afterEach(cleanup);

/** Presses "Send the code" with the keyboard and returns the field of the code. */
async function sendCode() {
  let isLost = true;
  const gateway = openOrderGateway()
    .on(orderContract.sendOrderCode, () => ({ digits: 6, resendSeconds: 0, sentTo: '' }))
    .on(orderContract.redeemOrderCode, () => {
      if (isLost) throw new TypeError('offline');
      return { orders: [anOrder(undefined, { access: 'reader' })] };
    });
  renderWithStore(<OrderCode orderId="1300482917" email="ananya.rao@post.in" />, gateway);
  (await screen.findByRole('button', { name: 'Send the code' })).focus();
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole('textbox', { name: 'Code of 6 digits' });
  const tried = () => gateway.received.filter(({ query }) => query.value === '482917').length;
  return { gateway, field, tried, answer: () => (isLost = false) };
}

test('a code that got no answer can be sent again by its button or the Enter key, without typing it once more', async () => {
  const { field, tried, answer } = await sendCode();
  await userEvent.type(field, '48291');
  const button = screen.getByRole('button', { name: 'Type all six digits' });
  await userEvent.type(field, '7');
  await expect.poll(tried).toBe(1);
  expect((await screen.findByRole('alert')).textContent).toContain('The store cannot be reached');
  await userEvent.click(button);
  await expect.poll(tried).toBe(2);
  await expect.poll(() => button.textContent).toBe('Check the code');
  answer();
  await userEvent.type(field, '{Enter}');
  await expect.poll(tried).toBe(3);
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
});

test('after a code was sent, and again after another one, the focus is in its field', async () => {
  const { gateway, field } = await sendCode();
  await expect.poll(() => document.activeElement).toBe(field);
  screen.getByRole('button', { name: 'Send again' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => gateway.received.filter(({ path }) => path.endsWith('/otp'))).toHaveLength(2);
  await expect.poll(() => field.isConnected).toBe(false);
  // The effect that sets the focus can run after the new field is shown.
  await expect
    .poll(() => document.activeElement)
    .toBe(screen.getByRole('textbox', { name: 'Code of 6 digits' }));
});

test('the answer for a code that was changed meanwhile is not shown for the new one, which is checked itself', async () => {
  const { gateway, field, tried } = await sendCode();
  const wrong = heldAnswer();
  gateway.on(orderContract.redeemOrderCode, async ({ query }) => {
    if (query.value === '482917') return { orders: [anOrder(undefined, { access: 'reader' })] };
    await wrong.wait();
    throw new Refusal(422, 'otp_wrong', 'This code is wrong.');
  });
  await userEvent.type(field, '482911');
  await screen.findByText(/being checked/);
  await userEvent.type(field, '{Backspace}');
  wrong.letGo();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText('This code is wrong.')).toBeNull();
  await userEvent.type(field, '7');
  await expect.poll(tried).toBe(1);
});

test('a code that is typed again while it is checked is not sent twice', async () => {
  const { gateway, field, tried } = await sendCode();
  const held = heldAnswer();
  gateway.on(orderContract.redeemOrderCode, async () => {
    await held.wait();
    throw new Refusal(422, 'otp_wrong', 'This code is wrong.');
  });
  await userEvent.type(field, '482917');
  await screen.findByText(/being checked/);
  await userEvent.type(field, '{Backspace}7');
  held.letGo();
  await screen.findByText('This code is wrong.');
  expect(tried()).toBe(1);
});
