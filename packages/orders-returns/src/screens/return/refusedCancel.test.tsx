import { Refusal } from '@lunette/api-client/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { returnContract } from '../../contract/return/return.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn } from '../../testing/returns.ts';
import { ReturnDetailsScreen } from './ReturnDetailsScreen.tsx';

afterEach(cleanup);

const nameOfFocus = () => document.activeElement?.textContent;

test('RET-11 the question before a return is cancelled keeps the keyboard in its place, and the answer "No" removes a refusal', async () => {
  const gateway = returnGateway()
    .on(returnContract.getReturnDetails, () => ({ returns: [aReturn({ status: 'label' })] }))
    .on(returnContract.cancelReturn, () => {
      throw new Refusal(409, 'picked_up', 'The courier has it.');
    });
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  (await screen.findByRole('button', { name: /^Cancel this return$/ })).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(nameOfFocus).toBe('No, it goes back');
  await userEvent.click(await screen.findByRole('button', { name: /^Yes, cancel it$/ }));
  await screen.findByText(/The courier has it/);
  await userEvent.click(screen.getByRole('button', { name: 'No, it goes back' }));
  await expect.poll(nameOfFocus).toBe('Cancel this return');
  expect(screen.queryByText(/The courier has it/)).toBeNull();
});

test('RET-07 RET-08 each return of an item is on its page, with its own number and its own cancellation', async () => {
  const later = aReturn({ status: 'label', returnId: '40218078', groupId: '40218078' });
  const earlier = aReturn({ status: 'label', returnId: '40218077', groupId: '40218077' });
  const gateway = returnGateway()
    .on(returnContract.getReturnDetails, () => ({ returns: [later, earlier] }))
    .on(returnContract.cancelReturn, () => ({ returns: [{ ...earlier, status: 'cancelled' }] }));
  renderWithStore(<ReturnDetailsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />, gateway);
  const articles = await screen.findAllByRole('article');
  expect(articles.map((article) => /R\d+/.exec(article.textContent)?.[0])).toEqual([
    'R40218078',
    'R40218077',
  ]);
  const [, last] = articles;
  await userEvent.click(within(last!).getByRole('button', { name: 'Cancel this return' }));
  await userEvent.click(within(last!).getByRole('button', { name: 'Yes, cancel it' }));
  await expect
    .poll(() => gateway.received.find(({ method }) => method === 'DELETE' || method === 'POST')?.path)
    .toContain('40218077');
});
