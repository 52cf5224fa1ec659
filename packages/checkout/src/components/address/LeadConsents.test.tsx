import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { leadContract } from '../../contract/index.ts';
import { CheckoutScreen } from '../../screens/CheckoutScreen.tsx';
import { checkoutGateway } from '../../testing/checkoutGateway.ts';
import { renderWithCheckout } from '../../testing/renderWithCheckout.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const BAG = /^Send me one reminder/;
const HOME_VISIT = /^Call me about an eye check-up/;

/** Renders the checkout of a guest and returns the lead calls that were sent. */
function show(gateway = checkoutGateway(), around: Parameters<typeof renderWithCheckout>[2] = {}) {
  renderWithCheckout(<CheckoutScreen summary={() => null} studios={() => null} />, gateway, around);
  const sent = (contract: { path: string }) =>
    gateway.received.filter(({ path }) => path === contract.path).map(({ body }) => body);
  return { bag: () => sent(leadContract.saveAbandonedLead), hto: () => sent(leadContract.saveHtoLead) };
}

const email = () => screen.findByLabelText(/^E-mail/);
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name });

test('CHK-06 no consent is given in advance, and without consent nothing is sent', async () => {
  const sent = show();
  await userEvent.type(await email(), 'meera@post.in');
  await userEvent.type(screen.getByLabelText(/^Mobile number/), '9822041377');
  expect([(await box(BAG)).checked, (await box(HOME_VISIT)).checked]).toEqual([false, false]);
  await userEvent.click(screen.getByRole('button', { name: /Continue to delivery/ }));
  expect([sent.bag(), sent.hto()]).toEqual([[], []]);
});

test('CHK-06 a consent is sent once its e-mail address is complete, again after a change, and can be withdrawn', async () => {
  const sent = show();
  await userEvent.click(await box(BAG));
  await userEvent.type(await email(), 'meera@pos');
  await userEvent.tab();
  expect(sent.bag()).toEqual([]);
  await userEvent.type(await email(), 't.in');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.type(screen.getByLabelText(/^First name/), 'Meera');
  await expect.poll(sent.bag).toEqual([{ consent: true, email: 'meera@post.in' }]);
  await userEvent.type(await email(), 'dia');
  await userEvent.tab();
  await expect.poll(() => sent.bag().at(-1)).toEqual({ consent: true, email: 'meera@post.india' });
  await userEvent.click(await box(BAG));
  await expect.poll(() => sent.bag().at(-1)).toEqual({ consent: false });
  expect(sent.bag()).toHaveLength(3);
  expect(sent.hto()).toEqual([]);
});

test('CHK-06 a failed call is not shown, and the checkout continues', async () => {
  const gateway = checkoutGateway().on(leadContract.saveHtoLead, () => {
    throw new Refusal(503, 'unavailable', 'The store is resting.');
  });
  const sent = show(gateway);
  await userEvent.type(await screen.findByLabelText(/^Mobile number/), '9822041377');
  await userEvent.click(await box(HOME_VISIT));
  await expect.poll(sent.hto).toEqual([{ consent: true, phone: '9822041377' }]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await box(HOME_VISIT)).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /Continue to delivery/ }));
  expect(await screen.findByText(/^Please write an e-mail address/)).toBeTruthy();
});

test('CHK-06 a consent that could not be withdrawn is withdrawn when the next field is left', async () => {
  const gateway = checkoutGateway({ leads: { abandonedLead: 'none', htoLead: 'given' } });
  let isDown = true;
  gateway.on(leadContract.saveHtoLead, () => {
    if (isDown) throw new Refusal(503, 'unavailable', 'The store is resting.');
    return { abandonedLead: 'none', htoLead: 'none' } as const;
  });
  const sent = show(gateway);
  await userEvent.click(await box(HOME_VISIT));
  await expect.poll(sent.hto).toEqual([{ consent: false }]);
  isDown = false;
  await userEvent.type(screen.getByLabelText(/^First name/), 'Meera');
  await userEvent.tab();
  await expect.poll(sent.hto).toEqual([{ consent: false }, { consent: false }]);
  await userEvent.type(screen.getByLabelText(/^Last name/), 'Nair');
  await userEvent.tab();
  expect(sent.hto()).toHaveLength(2);
});

test('CHK-06 a given consent is checked, a used one is not offered again, and a home visit is offered only where it exists', async () => {
  show(checkoutGateway({ leads: { abandonedLead: 'used', htoLead: 'given' } }));
  expect((await box(HOME_VISIT)).checked).toBe(true);
  expect(screen.queryByRole('checkbox', { name: BAG })).toBeNull();
  cleanup();
  show(checkoutGateway(), { country: 'SG' });
  expect((await box(BAG)).checked).toBe(false);
  expect(screen.queryByRole('checkbox', { name: HOME_VISIT })).toBeNull();
});
