import { Refusal } from '@lunette/api-client/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { marketingContract } from '../contract/marketing.ts';
import { marketingGateway } from '../testing/marketingGateway.ts';
import { renderMarketing } from '../testing/renderMarketing.tsx';
import { SupportScreen } from './SupportScreen.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

async function show(gateway = marketingGateway()) {
  renderMarketing(<SupportScreen />, gateway);
  await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
  return gateway;
}

test('ROUTE-05 each topic has its anchor, and the list of topics links to it', async () => {
  await show();
  const link = screen.getByRole('link', { name: 'Returns and refunds' });
  expect(link.getAttribute('href')).toBe('#returns');
  expect(document.querySelector('#returns h2')?.textContent).toBe('Returns and refunds');
});

test('ANLY-05 missing values are reported beside each field, the first gets the focus, and nothing is sent', async () => {
  const gateway = await show();
  type('E-mail', 'meera@post');
  press('Send the question');
  expect(await screen.findByText('Please tell us your name.')).toBeTruthy();
  expect(screen.getByText('Please write an e-mail address such as name@example.com.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Your name'));
  expect(field('E-mail').value).toBe('meera@post');
  expect(gateway.received.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('ANLY-05 after a question is sent, its number replaces the form, and another question can be asked', async () => {
  const gateway = await show();
  type('Your name', 'Meera');
  type('E-mail', 'meera@post.in');
  type('Your question', 'Can I send back one lens?');
  press('Send the question');
  expect(await screen.findByText('365443577')).toBeTruthy();
  expect(gateway.received.at(-1)?.body).toEqual({
    purpose: 'question',
    name: 'Meera',
    email: 'meera@post.in',
    message: 'Can I send back one lens?',
  });
  expect(gateway.received.at(-1)?.headers['idempotency-key']).toBeTruthy();
  screen.getByRole('button', { name: 'Ask something else' }).focus();
  press('Ask something else');
  expect((await screen.findByLabelText<HTMLInputElement>('Your question')).value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(field('Your name')));
});

test('a typed question is still there after a reload, and no longer once it was sent', async () => {
  await show();
  type('Your question', 'Can I send back one lens?');
  cleanup();
  await show();
  expect(field('Your question').value).toBe('Can I send back one lens?');
  type('Your name', 'Meera');
  type('E-mail', 'meera@post.in');
  press('Send the question');
  expect(await screen.findByText('365443577')).toBeTruthy();
  cleanup();
  await show();
  expect(field('Your question').value).toBe('');
});

test('ANLY-05 a refusal of the gateway is shown, and the typed values are kept', async () => {
  await show(
    marketingGateway().on(marketingContract.captureLead, () => {
      throw new Refusal(429, 'too_many_requests', 'Please wait a little.');
    }),
  );
  type('Your name', 'Meera');
  type('E-mail', 'meera@post.in');
  type('Your question', 'Hello?');
  press('Send the question');
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a little.');
  expect(field('Your question').value).toBe('Hello?');
});
