import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { PaymentForm } from '../components/payment/PaymentForm.tsx';
import { checkoutGateway } from './checkoutGateway.ts';
import { renderWithCheckout } from './renderWithCheckout.tsx';

/** What the form of payment is opened with. */
export const total = { value: 4100, currencyCode: 'INR' as const };

/** Opens the form of payment at a gateway; `path()` tells where the shopper has been sent. */
export const showPayment = (gateway = checkoutGateway()) => ({
  gateway,
  ...renderWithCheckout(<PaymentForm total={total} />, gateway),
});

/** Presses the button of this name as soon as it is there. */
export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Chooses cash on delivery. */
export const pickCash = async () =>
  userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));

/** The calls that have asked for a payment. */
export const paid = (gateway: ReturnType<typeof checkoutGateway>) =>
  gateway.received.filter(({ path }) => path === '/v2/orderpayment');

/** The provider's frame for a card. */
export const cardFrame = () => screen.findByTitle<HTMLIFrameElement>('Card details, at the payment provider');

/** The field of the stand-in for a card's number; it is of the page's own origin. */
export async function numberField() {
  const element = await cardFrame();
  await expect.poll(() => element.contentDocument?.querySelector('#number')).toBeTruthy();
  const input = element.contentDocument?.querySelector<HTMLInputElement>('#number');
  if (!input) throw new Error('The stand-in has no field for a number');
  return input;
}

/** Types a card's number as a shopper would at the provider. */
export async function typeCard(number: string) {
  const input = await numberField();
  input.value = number;
  input.dispatchEvent(new Event('input'));
}
