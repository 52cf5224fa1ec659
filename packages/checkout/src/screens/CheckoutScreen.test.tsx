import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { checkoutGateway } from '../testing/checkoutGateway.ts';
import { addressContract, deliveryContract, paymentContract, studioContract } from '../contract/index.ts';
import { aCheckout, aPaidCart, anAddress, aWaitingOrder, deliveryOptions } from '../testing/fixtures.ts';
import { renderWithCheckout } from '../testing/renderWithCheckout.tsx';
import { CheckoutScreen, type CheckoutScreenProps } from './CheckoutScreen.tsx';

afterEach(cleanup);

const summary: CheckoutScreenProps['summary'] = ({ allowCartModification, showOOS }) => (
  <>
    <p>The summary</p>
    {allowCartModification && <p>may be changed</p>}
    {showOOS && <p>shows what sold out</p>}
  </>
);
const studios: CheckoutScreenProps['studios'] = ({ area, value, onChange }) => (
  <fieldset>
    <legend>Studios near {area}</legend>
    {['in-koregaon-park', 'in-bandra'].map((code) => (
      <label key={code}>
        <input type="radio" name="studio" checked={code === value} onChange={() => onChange(code)} />
        {code}
      </label>
    ))}
  </fieldset>
);
const show = (gateway = checkoutGateway(), locale: Parameters<typeof renderWithCheckout>[2] = {}) => ({
  gateway,
  ...renderWithCheckout(<CheckoutScreen summary={summary} studios={studios} />, gateway, locale),
});
const address = anAddress();
const atDelivery = () => checkoutGateway({ address, checkoutStepKey: 2 });
const atPayment = () => checkoutGateway({ address, deliveryOption: 'standard', checkoutStepKey: 3 });
const isLoaded = (file: string) =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(file));
const field = (name: RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { name, level: 2 });

/** Types an address into the empty form. */
async function fillIn() {
  const typed = {
    'Mobile number': '98220 41377',
    'E-mail': 'ananya.rao@post.in',
    'First name': 'Ananya',
    'Last name': 'Rao',
    Pincode: '411001',
    'House and street': 'Flat 7, Neelkanth Residency',
  };
  for (const [label, text] of Object.entries(typed))
    await userEvent.type(await field(new RegExp(`^${label}`)), text);
}

test('GLOB-08 the chunks of the checkout and its form are loaded only when they are shown', async () => {
  expect([isLoaded('/CheckoutPage.tsx'), isLoaded('/AddressSteps.tsx')]).toEqual([false, false]);
  show();
  expect(await screen.findByRole('status', { name: 'Your checkout is being prepared' })).toBeTruthy();
  await field(/^Mobile number/);
  expect([isLoaded('/CheckoutPage.tsx'), isLoaded('/AddressSteps.tsx')]).toEqual([true, true]);
});

test('CHK-01 the checkout has its title before its steps are loaded', () => {
  show();
  expect(document.title).toBe('Checkout · Lunette');
});

describe('steps', () => {
  test('CHK-01 a checkout starts at the address, continues with delivery, and is at the payment once both are known', async () => {
    show();
    expect((await heading('Contact')).closest('li')?.getAttribute('aria-current')).toBe('step');
    expect(
      screen.getByRole('heading', { name: 'Payment' }).closest('li')?.getAttribute('aria-current'),
    ).toBeNull();
    cleanup();
    show(atDelivery());
    expect((await heading('Delivery')).closest('li')?.getAttribute('aria-current')).toBe('step');
    cleanup();
    show(atPayment());
    expect((await heading('Payment')).closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  test('CHK-01 a signed-in shopper without an address begins with the address', async () => {
    show(checkoutGateway({ checkoutStepKey: 2 }));
    expect(await field(/^Mobile number/)).toBeTruthy();
  });

  test('CHK-08 a guest can place an order without an account', async () => {
    const { path, gateway } = show();
    await fillIn();
    await expect.poll(async () => (await field(/^City/)).value).toBe('Pune');
    await press('Continue to delivery');
    expect(await screen.findByText('Arrives Thursday, 26 November')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Tuesday, 24 November/ }));
    await press('Continue to payment');
    await userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    await press(/^Place order, ₹4,149/);
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
    expect(gateway.received.filter(({ method }) => method === 'POST').map((call) => call.path)).toEqual([
      '/v2/carts/shippingAddress',
      '/v2/carts/expressdelivery/updateDeliveryOption/express',
      '/v2/orderpayment',
    ]);
  });

  test('CART-08 a studio cart has a step for the studio between address and delivery; it can be changed until the order', async () => {
    const cart = { ...aPaidCart(), isStudioFlow: true };
    const { gateway } = show(checkoutGateway({ cart }));
    await fillIn();
    await expect.poll(async () => (await field(/^City/)).value).toBe('Pune');
    await press('Continue to the eye test');
    await expect.poll(() => document.activeElement?.textContent).toBe('Your eye test');
    expect(screen.getByText('Studios near 411001')).toBeTruthy();
    const off = screen.getByRole('button', { name: 'Choose a studio' });
    expect(off.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('radio', { name: 'in-bandra' }));
    await press('Continue to delivery');
    await expect.poll(() => document.activeElement?.textContent).toBe('Delivery');
    const sent = () => gateway.received.filter(({ path }) => path === '/v2/carts/studio');
    expect(sent().map(({ body }) => body)).toEqual([{ storeCode: 'in-bandra' }]);
    await press('Continue to payment');
    await expect.poll(() => document.activeElement?.textContent).toBe('Payment');
    await press('Change: Your eye test');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'in-bandra' }).checked).toBe(true);
    expect(screen.queryByRole('radio', { name: /Cash on delivery/ })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'in-koregaon-park' }));
    await press('Continue to delivery');
    await expect.poll(() => document.activeElement?.textContent).toBe('Payment');
    expect(sent()).toHaveLength(2);
  });

  test('CART-08 a studio that is refused leaves the step open with the reason', async () => {
    const cart = { ...aPaidCart(), isStudioFlow: true };
    const refusing = checkoutGateway({ cart, address, checkoutStepKey: 2 }).on(
      studioContract.chooseStudio,
      () => {
        throw new Refusal(404, 'studio_not_found', 'This is no studio of ours in this country.');
      },
    );
    show(refusing);
    await userEvent.click(await screen.findByRole('radio', { name: 'in-bandra' }));
    await press('Continue to delivery');
    expect(await screen.findByText('This is no studio of ours in this country.')).toBeTruthy();
    expect((await heading('Your eye test')).closest('li')?.getAttribute('aria-current')).toBe('step');
  });

  test('the next step gets the focus', async () => {
    show(atDelivery());
    await press('Continue to payment');
    await expect.poll(() => document.activeElement?.textContent).toBe('Payment');
  });

  test('after a customer saves a first address, the focus moves to delivery, and back to the address when it is changed', async () => {
    show(checkoutGateway({ checkoutStepKey: 2 }));
    await fillIn();
    await press('Continue to delivery');
    await expect.poll(() => document.activeElement?.textContent).toBe('Delivery');
    await press('Change: Address');
    await expect.poll(() => document.activeElement?.textContent).toBe('Contact');
  });

  test('a placed order does not show an ended session before the success page is loaded', async () => {
    const gateway = atPayment();
    const { path, container } = show(gateway);
    let shown = '';
    const watch = new MutationObserver(() => (shown += container.textContent));
    watch.observe(container, { childList: true, subtree: true, characterData: true });
    await userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    const { cart } = aCheckout();
    gateway.on(addressContract.getShippingAddress, () =>
      aCheckout({ cart: { ...cart, items: [], itemsQty: 0 } }),
    );
    await press(/^Place order/);
    await expect.poll(path).toBe('/checkout/onepage/success?orderId=1300482917');
    watch.disconnect();
    expect(shown).not.toContain('Your session has ended');
  });

  test('completed steps have a summary and can be changed', async () => {
    show(atPayment());
    const contact = (await heading('Contact, done')).closest('li') as HTMLElement;
    expect(contact.textContent).toContain('+91 98220 41377 · ananya.rao@post.in');
    expect(await screen.findByText('Thursday, 26 November')).toBeTruthy();
    await press('Change: Delivery');
    expect(await screen.findByRole('radio', { name: /26 November/ })).toBeTruthy();
    await press('Continue to payment');
    expect(await screen.findByRole('radio', { name: /^Card/ })).toBeTruthy();
    await press('Change: Address');
    expect((await field(/^City/)).value).toBe('Pune');
  });

  test('if the chosen delivery is no longer offered, another one is chosen and sent', async () => {
    const gateway = atDelivery();
    show(gateway);
    await userEvent.click(await screen.findByRole('radio', { name: /Tuesday, 24 November/ }));
    gateway
      .on(deliveryContract.getDeliveryOptions, () => ({ options: deliveryOptions().slice(0, 1) }))
      .on(deliveryContract.updateDeliveryOption, ({ params }) => {
        if (params.type === 'express')
          throw new Refusal(409, 'delivery_gone', 'Express is not offered today.');
        return aCheckout({ address, deliveryOption: params.type, checkoutStepKey: 3 });
      });
    await press('Continue to payment');
    expect(await screen.findByText('Express is not offered today.')).toBeTruthy();
    await expect.poll(() => screen.queryByRole('radio', { name: /Tuesday, 24 November/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Thursday, 26 November/ }).checked).toBe(true);
    await press('Continue to payment');
    await screen.findByRole('radio', { name: /^Card/ });
    const saved = gateway.received.filter(({ path }) => path.includes('/updateDeliveryOption/'));
    expect(saved.map(({ params }) => params.type)).toEqual(['express', 'standard']);
  });

  test('if another tab has changed the address, a refused delivery shows the new address, and its delivery can be chosen', async () => {
    const gateway = atDelivery();
    show(gateway);
    await screen.findByRole('radio', { name: /Tuesday, 24 November/ });
    const moved = { ...address, postcode: '560001', city: 'Bengaluru' };
    gateway
      .on(addressContract.getShippingAddress, () => aCheckout({ address: moved, checkoutStepKey: 2 }))
      .on(deliveryContract.updateDeliveryOption, ({ params, query }) => {
        if (query.pincode !== moved.postcode)
          throw new Refusal(422, 'delivery_not_offered', 'This delivery is not offered at your address.');
        return aCheckout({ address: moved, deliveryOption: params.type, checkoutStepKey: 3 });
      });
    await press('Continue to payment');
    expect(await screen.findByText('This delivery is not offered at your address.')).toBeTruthy();
    expect(await screen.findByText(/Bengaluru/)).toBeTruthy();
    await press('Continue to payment');
    expect(await screen.findByRole('radio', { name: /^Card/ })).toBeTruthy();
  });

  test('express delivery stays chosen when the delivery step is opened again', async () => {
    const { gateway } = show(atDelivery());
    await userEvent.click(await screen.findByRole('radio', { name: /Tuesday, 24 November/ }));
    await press('Continue to payment');
    await press('Change: Delivery');
    const express = await screen.findByRole<HTMLInputElement>('radio', { name: /Tuesday, 24 November/ });
    expect(express.checked).toBe(true);
    await press('Continue to payment');
    await screen.findByRole('radio', { name: /^Card/ });
    const saved = gateway.received.filter(({ path }) => path.includes('/updateDeliveryOption/'));
    expect(saved.map(({ params }) => params.type)).toEqual(['express', 'express']);
  });
});

describe('address', () => {
  test('CHK-02 the form asks for what the country needs and sends the complete address', async () => {
    const { gateway } = show(checkoutGateway({ address, checkoutStepKey: 2 }));
    await press('Change: Address');
    await userEvent.click(await screen.findByText('More: gender, floor, lift, note for the courier'));
    await userEvent.selectOptions(await field(/^Gender/), 'Other');
    await userEvent.type(await field(/^Floor/), '3');
    await userEvent.click(await field(/^There is a lift/));
    await userEvent.click(screen.getByText('Add a gift message'));
    await userEvent.type(await field(/^Message \(/), 'See you soon');
    await press('Continue to delivery');
    await expect
      .poll(() => gateway.received.find(({ method }) => method === 'POST')?.body)
      .toEqual({
        address: { ...address, gender: 'other', floor: 3, liftAvailable: true },
        giftMessage: { from: '', to: '', message: 'See you soon' },
      });
  });

  test('CHK-02 an address in the Emirates has an emirate instead of a postcode, in Arabic', async () => {
    show(checkoutGateway(), { language: 'ar', country: 'AE' });
    const emirate = await screen.findByLabelText('الإمارة');
    expect(within(emirate).getByRole('option', { name: 'دبي' }).getAttribute('value')).toBe('Dubai');
    expect(screen.queryByLabelText(/الرمز البريدي/)).toBeNull();
    expect(screen.getByLabelText('رقم الجوال').parentElement?.textContent).toBe('+971');
  });

  test('missing values are explained beside their fields, and the first of these fields has the focus', async () => {
    show();
    await userEvent.type(await field(/^Mobile number/), '12345');
    await userEvent.type(await field(/^E-mail/), 'nobody');
    await press('Continue to delivery');
    expect(
      await screen.findByText('A mobile number here has 10 digits and begins with 6, 7, 8 or 9.'),
    ).toBeTruthy();
    expect(screen.getByText('Please write an e-mail address such as name@example.com.')).toBeTruthy();
    expect(screen.getByText('Please write the house and street.')).toBeTruthy();
    const phone = await field(/^Mobile number/);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(phone);
  });

  test('errors of the gateway are shown beside their fields, and the entries are kept', async () => {
    const gateway = atDelivery().on(addressContract.saveShippingAddress, () => {
      throw new Refusal(422, 'address_invalid', 'Please look again at the address.', {
        'address.phone': 'This number does not exist.',
        'address.alternatePhone': 'A mobile number here has 10 digits.',
      });
    });
    show(gateway);
    await press('Change: Address');
    await press('Continue to delivery');
    expect(await screen.findByText('This number does not exist.')).toBeTruthy();
    expect(await screen.findByText('A mobile number here has 10 digits.')).toBeTruthy();
    expect(document.activeElement).toBe(await field(/^Mobile number/));
    expect((await field(/^City/)).value).toBe('Pune');
  });

  test('the error of the gateway about a field is gone once the field is corrected, without another one for the form', async () => {
    const gateway = atDelivery().on(addressContract.saveShippingAddress, () => {
      throw new Refusal(422, 'address_invalid', 'Please look again at the address.', {
        'address.phone': 'This number does not exist.',
      });
    });
    show(gateway);
    await press('Change: Address');
    await press('Continue to delivery');
    expect(await screen.findByText('This number does not exist.')).toBeTruthy();
    const phone = await field(/^Mobile number/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '9822041378');
    await expect.poll(() => screen.queryByText('This number does not exist.')).toBeNull();
    expect(screen.queryByText('Please look again at the address.')).toBeNull();
  });

  test('a refusal that concerns no field is shown once for the form', async () => {
    const gateway = atDelivery().on(addressContract.saveShippingAddress, () => {
      throw new Refusal(422, 'not_serviceable', 'We do not deliver to this place yet.');
    });
    show(gateway);
    await press('Change: Address');
    await press('Continue to delivery');
    expect((await screen.findByRole('alert')).textContent).toBe('We do not deliver to this place yet.');
  });

  test('entries survive a reload', async () => {
    show();
    await userEvent.type(await field(/^City/), 'Mumbai');
    cleanup();
    show();
    expect((await field(/^City/)).value).toBe('Mumbai');
  });

  test('a postcode fills in city and state, and says whether the store delivers there', async () => {
    show();
    await userEvent.type(await field(/^Pincode/), '411001');
    expect(await screen.findByText('Pune, Maharashtra. We deliver here.')).toBeTruthy();
    expect([(await field(/^City/)).value, (await field(/^State/)).value]).toEqual(['Pune', 'Maharashtra']);
    await userEvent.clear(await field(/^Pincode/));
    await userEvent.type(await field(/^Pincode/), '999999');
    expect(await screen.findByText('We do not deliver to this postcode yet.')).toBeTruthy();
  });

  test('the browser can fill in the form automatically', async () => {
    show();
    const names = await Promise.all(
      [/^Mobile/, /^E-mail/, /^First/, /^Last/, /^Pincode/, /^House/, /^City/, /^State/].map(
        async (label) => (await field(label)).autocomplete,
      ),
    );
    expect(names).toEqual([
      'tel-national',
      'email',
      'given-name',
      'family-name',
      'postal-code',
      'address-line1',
      'address-level2',
      'address-level1',
    ]);
  });
});

describe('delivery', () => {
  test('CHK-04 each delivery option has its date and price; if there is none, the address can be changed', async () => {
    const { gateway } = show(atDelivery());
    const express = await screen.findByRole('radio', { name: /Tuesday, 24 November/ });
    expect(express.closest('label')?.textContent).toContain('₹149');
    expect(gateway.received.find(({ path }) => path.endsWith('deliveryOptions'))?.query).toEqual({
      postcode: '411001',
      shippingCountry: 'IN',
    });
    cleanup();
    show(atDelivery().on(deliveryContract.getDeliveryOptions, () => ({ options: [] })));
    await press('Change the address');
    expect((await field(/^City/)).value).toBe('Pune');
  });
});

describe('the order beside the steps', () => {
  test('the total stays visible and includes the fee of the payment method', async () => {
    show(atPayment());
    const order = await screen.findByRole('complementary', { name: 'Your order' });
    const line = within(order).getByRole('button', { expanded: false });
    expect(line.textContent).toBe('1 item · Alder₹4,100');
    await userEvent.click(line);
    expect(within(order).getByText('The summary')).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: /Cash on delivery/ }));
    expect(within(order).getByText('At the door').parentElement?.textContent).toBe('At the door₹4,149');
  });

  test('CART-26 the bag can be changed and marks sold-out goods until the order exists', async () => {
    show(atPayment());
    expect(await screen.findByText('may be changed')).toBeTruthy();
    expect(screen.getByText('shows what sold out')).toBeTruthy();
    await press('Continue to card details');
    await screen.findByText(/is kept for you/);
    expect(screen.queryByText('may be changed')).toBeNull();
    expect(screen.queryByText('shows what sold out')).toBeNull();
  });
});

describe('errors and empty checkouts', () => {
  test('an empty bag links to the shop; a cart that is emptied meanwhile says that nothing was charged', async () => {
    const empty = { ...aPaidCart(), items: [], itemsQty: 0, itemsCount: 0 };
    show(checkoutGateway({ cart: empty }));
    expect(await heading('There is nothing to check out')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Checkout');
    cleanup();
    const gateway = atPayment().on(paymentContract.payOrder, () => {
      gateway.on(addressContract.getShippingAddress, () => aCheckout({ cart: empty }));
      throw new Refusal(422, 'cart_empty', 'Your bag is empty, so there is nothing to order.');
    });
    show(gateway);
    await press('Continue to card details');
    expect(await heading('Your session has ended')).toBeTruthy();
    expect(screen.getByText(/nothing has been charged/)).toBeTruthy();
  });

  test('an empty checkout redirects to the payment of the waiting order, or to the bag if several orders wait', async () => {
    const cart = { ...aPaidCart(), items: [], itemsQty: 0, itemsCount: 0 };
    const { path, unmount } = show(checkoutGateway({ cart: { ...cart, waitingOrders: [aWaitingOrder()] } }));
    await expect.poll(path).toBe('/checkout/onepage/retrypayment?orderId=1300482917');
    unmount();
    const two = [aWaitingOrder('1300482918'), aWaitingOrder()];
    const { path: pathOfTwo } = show(checkoutGateway({ cart: { ...cart, waitingOrders: two } }));
    await expect.poll(pathOfTwo).toBe('/cart');
  });

  test('with goods in the bag, a waiting order is named with a link to its payment', async () => {
    const { path } = show(checkoutGateway({ cart: { ...aPaidCart(), waitingOrders: [aWaitingOrder()] } }));
    expect((await screen.findByText(/is not paid yet/)).textContent).toBe(
      'Order 1300482917 for ₹7,900 is not paid yet. Pay for it',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Pay for it' }));
    expect(path()).toBe('/checkout/onepage/retrypayment?orderId=1300482917');
  });

  test('O-23 the goods of the other bag are named as saved for later, with a link to the bag', async () => {
    const { path } = show(checkoutGateway({ cart: { ...aPaidCart(), savedLines: 2 } }));
    expect((await screen.findByText(/of your other bag are saved for later/)).textContent).toBe(
      '2 items of your other bag are saved for later, so that this order stays as you saw it. See the bag',
    );
    await userEvent.click(screen.getByRole('link', { name: 'See the bag' }));
    expect(path()).toBe('/cart');
  });

  test('GLOB-07 a checkout that could not be loaded says so and can be loaded again', async () => {
    const gateway = checkoutGateway().on(addressContract.getShippingAddress, () => {
      throw new Refusal(503, 'unavailable', 'The store is resting.');
    });
    show(gateway);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The store is resting. Your bag and what you typed are safe.',
    );
    gateway.on(addressContract.getShippingAddress, () => aCheckout());
    await press('Try again');
    expect(await field(/^City/)).toBeTruthy();
  });

  test('opening the payment step orders nothing: the provider’s frame is loaded only on request', async () => {
    const { container, gateway } = show(atPayment());
    await screen.findByRole('radio', { name: /^Card/ });
    expect(container.querySelector('iframe')).toBeNull();
    expect(gateway.received.some(({ path }) => path === '/v2/orderpayment')).toBe(false);
  });
});
