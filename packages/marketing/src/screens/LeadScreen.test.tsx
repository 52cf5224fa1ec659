import { Refusal } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { marketingContract } from '../contract/marketing.ts';
import { marketingGateway } from '../testing/marketingGateway.ts';
import { renderMarketing } from '../testing/renderMarketing.tsx';
import { LeadScreen } from './LeadScreen.tsx';

afterEach(cleanup);

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const sent = (gateway: ReturnType<typeof marketingGateway>) =>
  gateway.received.filter(({ method }) => method === 'POST').map(({ path }) => path);

test('ANLY-05 a request for a call needs consent; with it the request is stored', async () => {
  const gateway = marketingGateway();
  renderMarketing(<LeadScreen />, gateway, '/lead-gen/user-detail');
  type('Your name', 'Meera');
  type('Mobile number', '9822041377');
  press('Call me');
  expect((await screen.findByRole('alert')).textContent).toBe('We need your consent before we call.');
  const consent = screen.getByRole('checkbox');
  expect(document.getElementById(consent.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'We need your consent before we call.',
  );
  expect(sent(gateway)).toEqual([]);
  fireEvent.click(consent);
  press('Call me');
  await screen.findByText('365443577');
  expect(sent(gateway)).toEqual(['/v2/utility/lead-capture']);
});

test.each([
  ['', 'Call me', marketingContract.captureLead],
  ['?campaign=first-deal', 'Send the voucher', marketingContract.takeFirstDeal],
] as const)('a form%s whose answer was lost is sent again with its key', async (search, button, call) => {
  let isLost = true;
  const gateway = marketingGateway()
    .on(marketingContract.firstDealUserExists, () => ({ result: !isLost }))
    .on(call, () => {
      if (isLost) throw new Refusal(503, 'unavailable', 'The shop is busy.');
      return { reference: '365443577', message: 'It has arrived.' };
    });
  renderMarketing(<LeadScreen />, gateway, `/lead-gen/user-detail${search}`);
  type('Your name', 'Meera');
  type('Mobile number', '9822041378');
  for (const consent of screen.queryAllByRole('checkbox')) fireEvent.click(consent);
  press(button);
  await screen.findByText('The shop is busy.');
  isLost = false;
  press(button);
  await screen.findByText('It has arrived.');
  const keys = gateway.received
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect([keys.length, new Set(keys).size, Boolean(keys[0])]).toEqual([2, 1, true]);
});

test('ANLY-05 a number that has had its voucher gets a message, and no voucher is requested', async () => {
  const gateway = marketingGateway();
  renderMarketing(<LeadScreen />, gateway, '/lead-gen/user-detail?campaign=first-deal');
  type('Your name', 'Meera');
  type('Mobile number', '9822041377');
  press('Send the voucher');
  await screen.findByText('This number has had its welcome voucher.');
  expect(sent(gateway)).toEqual([]);
});

test('ANLY-05 a new number gets its voucher, and then the one question of the survey', async () => {
  const gateway = marketingGateway();
  renderMarketing(<LeadScreen />, gateway, '/lead-gen/user-detail?campaign=first-deal');
  type('Your name', 'Meera');
  type('Mobile number', '9822041378');
  press('Send the voucher');
  const friend = await screen.findByRole('button', { name: 'From a friend' });
  await waitFor(() => expect(document.activeElement?.matches('[tabindex="-1"]')).toBe(true));
  friend.focus();
  fireEvent.click(friend);
  const thanks = await screen.findByText('Thank you.');
  await waitFor(() => expect(document.activeElement).toBe(thanks));
  expect(sent(gateway)).toEqual(['/v2/utility/campaign/first-deal', '/v2/utility/survey/first-deal']);
});
