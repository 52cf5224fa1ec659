import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cartGateway } from '../../testing/cartGateway.ts';
import { cartMoneyContract, cartOfferContract } from '../../contract/index.ts';
import { aCart, aCartLine } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { CartScreen } from '../../screens/CartScreen.tsx';
import { CartSummary } from '../summary/CartSummary.tsx';

afterEach(cleanup);

const storeCredit = { applied: false, balance: 750, used: 0 };
const rich = () => cartGateway(aCart(undefined, { storeCredit }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (code: string) => userEvent.type(await screen.findByLabelText('Gift voucher code'), code);
const words = () => document.body.textContent;

test('CART-17 a voucher can be applied and removed, and its row shows its code and what is left on it', async () => {
  renderWithCart(<CartScreen />, rich());
  await type('gift-2026-full');
  await press('Apply');
  expect(await screen.findByRole('button', { name: 'Remove: gift voucher' })).toBeTruthy();
  expect(words()).toContain('₹120 of the voucher GIFT-2026-FULL is used, ₹380 stays on it.');
  expect(screen.queryByLabelText('Gift voucher code')).toBeNull();
  await press('Remove: gift voucher');
  expect(await screen.findByLabelText('Gift voucher code')).toBeTruthy();
  expect(words()).not.toContain('GIFT-2026-FULL');
});

test('CART-17 CART-24 a refused code is kept with its reason until store credit is applied, and the reverse', async () => {
  const gateway = rich().on(cartMoneyContract.applyVoucher, () => {
    throw new Refusal(404, 'gift_voucher_not_found', 'There is no such voucher.');
  });
  renderWithCart(<CartScreen />, gateway);
  await type('GIFT-NONE');
  await press('Apply');
  expect(await screen.findByText('There is no such voucher.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Gift voucher code').value).toBe('GIFT-NONE');
  await press('Use it: store credit');
  expect(await screen.findByText(/of your store credit is used/)).toBeTruthy();
  // The store notifies its components of the cleared result in the next frame.
  await expect.poll(() => screen.queryByText('There is no such voucher.')).toBeNull();
  await press('Apply');
  expect(await screen.findByText('There is no such voucher.')).toBeTruthy();
  await expect.poll(() => screen.queryByText(/of your store credit is used/)).toBeNull();
});

/** Two pages with the money of the cart, one after the other. */
function Pages() {
  const [page, setPage] = useState(1);
  return (
    <>
      <button type="button" onClick={() => setPage(page + 1)}>
        Next page
      </button>
      <CartScreen key={page} />
    </>
  );
}

test('CART-24 the reason for a refused code is gone on the next page, as is the code', async () => {
  const gateway = rich().on(cartMoneyContract.applyVoucher, () => {
    throw new Refusal(404, 'gift_voucher_not_found', 'There is no such voucher.');
  });
  renderWithCart(<Pages />, gateway);
  await type('GIFT-NONE');
  await press('Apply');
  expect(await screen.findByText('There is no such voucher.')).toBeTruthy();
  await press('Next page');
  expect(await screen.findByLabelText('Gift voucher code')).toHaveProperty('value', '');
  await expect.poll(() => screen.queryByText('There is no such voucher.')).toBeNull();
});

test('CART-17 the next page shows what an applied voucher takes off', async () => {
  renderWithCart(<Pages />, rich());
  await type('GIFT-2026-FULL');
  await press('Apply');
  await screen.findByText(/of the voucher/);
  await press('Next page');
  expect(await screen.findByText(/of the voucher/)).toBeTruthy();
});

test('CART-24 a code in a wrong format is not sent, and a failed connection is reported', async () => {
  let asked = 0;
  const gateway = rich().on(cartMoneyContract.applyVoucher, () => {
    asked += 1;
    throw new TypeError('Failed to fetch');
  });
  renderWithCart(<CartScreen />, gateway);
  await type('a b');
  await press('Apply');
  expect(await screen.findByText(/letters, digits and hyphens/)).toBeTruthy();
  expect(asked).toBe(0);
  await userEvent.clear(screen.getByLabelText('Gift voucher code'));
  await type('GIFT-2026-FULL');
  await press('Apply');
  expect(await screen.findByText(/The store cannot be reached/)).toBeTruthy();
});

test('the digits of a code can be typed as Arabic-Indic digits', async () => {
  const gateway = rich();
  renderWithCart(<CartScreen />, gateway);
  await type('GIFT-٢٠٢٦-FULL');
  await press('Apply');
  expect(await screen.findByRole('button', { name: 'Remove: gift voucher' })).toBeTruthy();
  expect(gateway.received.find(({ method }) => method === 'POST')?.body).toEqual({
    giftVoucherCode: 'GIFT-2026-FULL',
  });
});

test('CART-17 a voucher that takes nothing off any more says why and can be removed', async () => {
  const giftVoucher = { code: 'GIFT-OLD1', used: 0, left: 0, problem: 'Nothing is left on this voucher.' };
  renderWithCart(<CartScreen />, cartGateway(aCart(undefined, { giftVoucher })));
  expect(await screen.findByText(/Nothing is left on this voucher/)).toBeTruthy();
  await press('Remove');
  expect(await screen.findByLabelText('Gift voucher code')).toBeTruthy();
});

test('if a voucher cannot be removed, the reason is shown under the total until the next try', async () => {
  const giftVoucher = { code: 'GIFT-2026-FULL', used: 120, left: 380, problem: null };
  const used = aCart(undefined, {
    giftVoucher,
    storeCredit: { applied: true, balance: 750, used: 750 },
    discounts: [
      { type: 'gv', amount: 120, label: 'Gift voucher' },
      { type: 'sc', amount: 750, label: 'Store credit' },
    ],
  });
  const gateway = cartGateway(used).on(cartMoneyContract.removeVoucher, () => {
    throw new Refusal(503, 'unavailable', 'The store is resting.');
  });
  renderWithCart(<CartScreen />, gateway);
  await press('Remove: gift voucher');
  expect((await screen.findByRole('alert')).textContent).toBe('The store is resting.');
  await press('Remove: store credit');
  await expect.poll(() => screen.queryByRole('button', { name: 'Remove: store credit' })).toBeNull();
  expect(words()).not.toContain('The store is resting.');
});

test('while a voucher is being removed, nothing else in the total can be changed', async () => {
  const gateway = rich().on(cartMoneyContract.removeVoucher, () => new Promise(() => {}));
  renderWithCart(<CartScreen />, gateway);
  await type('gift-2026-full');
  await press('Apply');
  await press('Remove: gift voucher');
  const use = screen.getByRole('button', { name: 'Use it: store credit' });
  await expect.poll(() => use.getAttribute('aria-busy')).toBe('true');
  await userEvent.click(use);
  expect(gateway.received.some(({ path }) => path.toLowerCase().includes('storecredit'))).toBe(false);
});

test('CART-18 card offers and their terms load when they are opened; one is applied, shown in the total, and removed', async () => {
  renderWithCart(<CartScreen />, rich());
  await userEvent.click(await screen.findByText('Card offers'));
  expect(await screen.findByText('10% off with Meridian Bank cards')).toBeTruthy();
  expect(words()).toContain('at most ₹750, from ₹1,500 up');
  expect(words()).toContain('This offer begins at ₹30,000 to pay by card.');
  expect(screen.queryByRole('button', { name: /Apply: 15%/ })).toBeNull();
  await press('Apply: 10% off with Meridian Bank cards');
  expect(await screen.findByText('Card offer')).toBeTruthy();
  await press('Remove: 10% off with Meridian Bank cards');
  expect(await screen.findByRole('button', { name: 'Apply: 10% off with Meridian Bank cards' })).toBeTruthy();
  expect(screen.queryByText('Card offer')).toBeNull();
});

test('CART-18 the reason for a refused offer is shown until the next try, whatever its result', async () => {
  const offer = { bank: 'Meridian Bank', terms: '', amount: 300, available: true, reason: null };
  const offers = [
    { ...offer, id: 'meridian-in', title: '10% off', applied: true },
    { ...offer, id: 'coastline-in', title: '15% off', applied: false },
  ];
  const gateway = rich()
    .on(cartOfferContract.getPaymentOffer, () => ({ offers }))
    .on(cartOfferContract.applyOffer, () => {
      throw new Refusal(422, 'offer_unavailable', 'This offer has ended.');
    })
    .on(cartOfferContract.removeOffer, () => aCart());
  renderWithCart(<CartScreen />, gateway);
  await userEvent.click(await screen.findByText('Card offers'));
  await press('Apply: 15% off');
  expect(await screen.findByText('This offer has ended.')).toBeTruthy();
  await press('Remove: 10% off');
  await expect.poll(() => gateway.received.at(-1)?.path).toContain('paymentOffer');
  expect(screen.queryByText('This offer has ended.')).toBeNull();
});

test('with the keyboard, applying and removing keep the focus in its place, and a message says what happened', async () => {
  renderWithCart(<CartScreen />, rich());
  const focused = () => document.activeElement?.textContent;
  await type('GIFT-2026-FULL');
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('₹120 of the voucher GIFT-2026-FULL is used');
  screen.getByRole('button', { name: 'Remove: gift voucher' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('Shipping');
  expect(await screen.findByText('The gift voucher was removed from your bag.')).toBeTruthy();
  screen.getByRole('button', { name: 'Use it: store credit' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toContain('of your store credit is used');
});

test('CART-26 the summary at a checkout lets the cart be changed by default, and marks sold-out goods if asked', async () => {
  const gone = cartGateway(aCart([aCartLine({ inStock: false })]));
  renderWithCart(<CartSummary showOOS />, gone);
  expect(await screen.findByRole('link', { name: 'Change the bag' })).toBeTruthy();
  expect(screen.getByText('Sold out meanwhile')).toBeTruthy();
  cleanup();
  renderWithCart(<CartSummary allowCartModification={false} />, gone);
  expect(await screen.findByText('To pay')).toBeTruthy();
  expect(screen.queryByText('Sold out meanwhile')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Change the bag' })).toBeNull();
  expect(screen.queryByLabelText('Gift voucher code')).toBeNull();
});
