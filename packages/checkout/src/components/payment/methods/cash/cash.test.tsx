import { api } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { signInContract } from '@lunette/session/contract';
import { aCaptcha } from '@lunette/session/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { checkoutGateway } from '../../../../testing/checkoutGateway.ts';
import { paymentContract } from '../../../../contract/index.ts';
import { anOrderPayment, paymentMethods } from '../../../../testing/fixtures.ts';
import { paid, pickCash, press, showPayment } from '../../../../testing/paymentForm.tsx';

afterEach(cleanup);

test('PAY-01 cash is offered with its fee, and the button names the amount to pay at the door', async () => {
  const { gateway, path } = showPayment();
  await pickCash();
  await press('Place order, ₹4,149 at the door');
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
  expect(paid(gateway)[0]?.body).toEqual({
    paymentMethod: 'cod',
    expectedTotal: 4149,
    returnTo: 'desktop',
  });
});

test('if a captcha is required, the method stays chosen, and the next click places the order with the solved captcha', async () => {
  const { gateway, path } = showPayment(
    checkoutGateway().on(paymentContract.payOrder, ({ body }) => {
      if (!body.captcha) throw new Refusal(403, 'captcha_required', 'Please confirm that you are a person.');
      return anOrderPayment({ method: 'cod', status: 'cash_due', orderPlaced: true });
    }),
  );
  gateway.on(signInContract.getCaptcha, () => aCaptcha);
  await pickCash();
  await press('Place order, ₹4,149 at the door');
  const box = await screen.findByRole('checkbox', { name: 'I am a person' });
  expect(screen.getByText('One more step: please tick the box, then send it again.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ }).checked).toBe(true);
  await press('Place order, ₹4,149 at the door');
  expect(screen.getByText('Please tick the box first.')).toBeVisible();
  expect(paid(gateway)).toHaveLength(1);
  await userEvent.click(box);
  expect(await screen.findByText('Confirmed', undefined, { timeout: 5_000 })).toBeVisible();
  await press('Place order, ₹4,149 at the door');
  await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
});

test('a method that is not available says why and cannot be chosen', async () => {
  const reason = 'Cash on delivery is not offered at your address.';
  showPayment(
    checkoutGateway().on(paymentContract.getPaymentMethods, () => ({
      paymentMethods: paymentMethods({ available: false, reason }),
    })),
  );
  const cash = await screen.findByRole<HTMLInputElement>('radio', { name: /Cash on delivery/ });
  expect(cash.disabled).toBe(true);
  expect(document.getElementById(cash.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
});

test('if the selected method is no longer available, the button says why and pays nothing', async () => {
  const reason = 'Cash on delivery is not offered at your address.';
  const { gateway, store } = showPayment();
  await pickCash();
  await screen.findByRole('button', { name: /^Place order/ });
  gateway.on(paymentContract.getPaymentMethods, () => ({
    paymentMethods: paymentMethods({ available: false, reason }),
  }));
  store.dispatch(api.util.invalidateTags(['Payment']));
  await press(reason);
  expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
  expect(paid(gateway)).toEqual([]);
});

test('the first method that is available is selected', async () => {
  const [card] = paymentMethods();
  showPayment(
    checkoutGateway().on(paymentContract.getPaymentMethods, () => ({
      paymentMethods: [
        ...paymentMethods({ available: false, reason: 'Not at your address.' }).slice(1),
        ...(card ? [card] : []),
      ],
    })),
  );
  await screen.findByRole('button', { name: 'Continue to card details' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Card/ }).checked).toBe(true);
});
