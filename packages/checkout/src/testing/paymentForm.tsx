import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { PaymentForm } from '../components/payment/PaymentForm.tsx';
import { checkoutGateway } from './checkoutGateway.ts';
import { renderWithCheckout } from './renderWithCheckout.tsx';

/** The total with which the payment form is rendered. */
export const total = { value: 4100, currencyCode: 'INR' as const };

/** Renders the payment form with a gateway; `path()` returns the current path. */
export const showPayment = (gateway = checkoutGateway()) => ({
  gateway,
  ...renderWithCheckout(<PaymentForm total={total} />, gateway),
});

/** Clicks the button with this name as soon as it is rendered. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Chooses cash on delivery. */
export const pickCash = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));

/** The calls that have started a payment. */
export const paid = (gateway: ReturnType<typeof checkoutGateway>) =>
  gateway.received.filter(({ path }) => path === '/v2/orderpayment');

/** The provider's frame with the card fields. */
export const cardFrame = () => screen.findByTitle<HTMLIFrameElement>('Card details, at the payment provider');

/** The card number field of the stand-in, which has the page's own origin. */
export async function numberField() {
  const element = await cardFrame();
  await expect.poll(() => element.contentDocument?.querySelector('#number')).toBeTruthy();
  const input = element.contentDocument?.querySelector<HTMLInputElement>('#number');
  if (!input) throw new Error('The stand-in has no field for a number');
  return input;
}

/** Types a card number into the provider's field. */
export async function typeCard(number: string) {
  const input = await numberField();
  input.value = number;
  input.dispatchEvent(new Event('input'));
}
