import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { checkoutApi } from '../api/checkout.ts';
import { checkoutState } from '../api/checkoutState.ts';
import { paymentContract, upiContract } from '../contract/index.ts';
import { cardSession, checkoutGateway } from '../testing/checkoutGateway.ts';
import {
  anAddress,
  anOrderPayment,
  aUpiPayment,
  deliveryOptions,
  paymentMethods,
} from '../testing/fixtures.ts';
import { renderWithCheckout } from '../testing/renderWithCheckout.tsx';
import { CheckoutScreen } from './CheckoutScreen.tsx';
import { PaymentCollectScreen } from './upi/PaymentCollectScreen.tsx';
import { PaymentConfirmScreen } from './payment/PaymentConfirmScreen.tsx';
import { RetryPaymentScreen } from './payment/RetryPaymentScreen.tsx';

afterEach(cleanup);

const orderId = '1300482917';

test('CHK-03 the checkout fills step, contact, deliveries and payment methods; a refused order is the error of the payment', async () => {
  const gateway = checkoutGateway({
    address: anAddress(),
    checkoutStepKey: 2,
    deliveryOption: null,
  }).on(paymentContract.payOrder, () => {
    throw new Refusal(409, 'total_changed', 'The total is 4,249 now.');
  });
  const { store } = renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway);
  const state = () => store.getState();
  expect(checkoutState.checkoutStepKey(state())).toBe(1);
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to payment' }));
  expect(checkoutState.guestInfo(state()).data).toEqual(anAddress());
  expect(checkoutState.deliveryData(state()).data?.map(({ type }) => type)).toEqual(
    deliveryOptions().map(({ type }) => type),
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Cash on delivery/ }));
  expect(checkoutState.checkoutStepKey(state())).toBe(3);
  expect(checkoutState.paymentMethods(state()).data).toEqual(paymentMethods());
  expect(checkoutState.orderPlaced(state())).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: /^Place order/ }));
  await screen.findByText(/The total is 4,249 now/);
  expect(checkoutState.paymentError(state())).toMatchObject({ status: 409 });
});

test('CHK-03 CHK-05 a payment fills its data, method, initiation and status; orderPlaced is false after it has failed', async () => {
  const payment = anOrderPayment({ status: 'failed', method: 'cc', message: 'Your bank declined the card.' });
  const gateway = checkoutGateway().on(paymentContract.getPayment, () => payment);
  const { store } = renderWithCheckout(<PaymentConfirmScreen orderId={orderId} />, gateway);
  await screen.findByText('Your bank declined the card.');
  const state = store.getState();
  expect(checkoutState.paymentData(state)).toMatchObject({ success: true, data: payment });
  expect(checkoutState.selectedPaymentMethod(state).data).toBe('cc');
  expect(checkoutState.gatewayInitiation(state).data).toEqual(payment.card);
  expect(checkoutState.paymentStatus(state).data).toBe('failed');
  expect(checkoutState.orderPlaced(state)).toBe(false);
  expect(checkoutState.renderBankOffer(state)).toBe(false);
});

test('PAY-06 initiated is set once the provider’s fields are open, and cleared if a payment cannot be read', async () => {
  const payment = anOrderPayment({ status: 'created', method: 'cc', card: cardSession() });
  const gateway = checkoutGateway().on(paymentContract.getPayment, () => payment);
  const { store } = renderWithCheckout(
    <RetryPaymentScreen orderId={orderId} recartButton={() => null} />,
    gateway,
  );
  expect(checkoutState.initiated(store.getState())).toBe(false);
  await expect.poll(() => checkoutState.initiated(store.getState())).toBe(true);
  gateway.on(paymentContract.getPayment, () => {
    throw new Refusal(404, 'order_not_found', 'This order is not known.');
  });
  await store.dispatch(
    checkoutApi.endpoints.getPayment.initiate({ params: { orderId } }, { forceRefetch: true }),
  );
  expect(checkoutState.initiated(store.getState())).toBe(false);
});

test('CHK-03 a UPI request fills transStatus', async () => {
  const gateway = checkoutGateway().on(upiContract.getUpiStatus, () => aUpiPayment());
  const { store } = renderWithCheckout(<PaymentCollectScreen orderId={orderId} />, gateway);
  await screen.findByRole('timer');
  expect(checkoutState.transStatus(store.getState()).data).toBe(aUpiPayment().status);
});
