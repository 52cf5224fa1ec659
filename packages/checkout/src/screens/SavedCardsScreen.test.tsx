import { Refusal } from '@lunette/api-client/testing';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { savedCardState } from '../api/savedCardState.ts';
import { savedCardContract } from '../contract/index.ts';
import { checkoutGateway, keepsCards } from '../testing/checkoutGateway.ts';
import { aSavedCard, endingCards } from '../testing/fixtures.ts';
import { renderWithCheckout } from '../testing/renderWithCheckout.tsx';
import { SavedCardsScreen } from './SavedCardsScreen.tsx';

afterEach(cleanup);

const gatewayWith = (cards = [aSavedCard(), ...endingCards()]) =>
  keepsCards(
    checkoutGateway().on(customerContract.getCustomer, () => aCustomer()),
    cards,
  );
const show = (gateway = gatewayWith()) => ({
  gateway,
  ...renderWithCheckout(<SavedCardsScreen />, gateway, { signedIn: true }),
});
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const rowOf = (last4: string) => {
  const row = screen.getByText(last4).closest('li');
  if (!row) throw new Error(`No row of ${last4}`);
  return within(row);
};

describe('the list', () => {
  test('PAY-08 a customer with the largest number of cards reads that, with what to do', async () => {
    const full = '20 cards are saved, and no more can be. Please remove one first.';
    const gateway = gatewayWith().on(savedCardContract.getSavedCards, () => ({
      savedCards: [aSavedCard()],
      full,
    }));
    show(gateway);
    expect(await screen.findByText(full)).toBeVisible();
  });

  test('ROUTE-20 each card has its brand, last four digits, expiry and last use; a card that ends soon or has expired says so', async () => {
    show();
    expect(await screen.findByText('5449')).toBeVisible();
    expect(rowOf('5449').getByText('Mastercard')).toBeVisible();
    expect(rowOf('5449').getByText(/Used last on/).textContent).toBe(
      'Until 08/29. Used last on 14 Nov 2026.',
    );
    expect(rowOf('2208').getByText('Ends in 37 days')).toBeVisible();
    expect(rowOf('7716').getByText('Expired')).toBeVisible();
    expect(screen.getByRole('link', { name: 'data export' }).getAttribute('href')).toBe(
      '/customer/account/privacy/',
    );
  });

  test('ROUTE-20 an empty list says how a card is saved', async () => {
    show(gatewayWith([]));
    expect(await screen.findByText('No card is saved')).toBeVisible();
  });

  test('ROUTE-20 if the payment provider stores no cards, the page says so and does not promise to keep one', async () => {
    const full = 'Cards cannot be saved in this country. Your orders and refunds work as usual.';
    show(gatewayWith().on(savedCardContract.getSavedCards, () => ({ savedCards: [], full })));
    expect(await screen.findByText(full)).toBeVisible();
    expect(screen.queryByText(/kept|keeps them/)).toBeNull();
    expect(screen.queryByText('Add a card while you pay')).toBeNull();
  });

  test('ROUTE-20 a list that could not be loaded says so and can be loaded again', async () => {
    const gateway = gatewayWith();
    gateway.on(savedCardContract.getSavedCards, () => {
      throw new Refusal(503, 'payment_unavailable', 'The payment provider cannot be reached.');
    });
    show(gateway);
    expect(await screen.findByText('Your saved cards could not be loaded')).toBeVisible();
    keepsCards(gateway, [aSavedCard()]);
    await press('Try again');
    expect(await screen.findByText('5449')).toBeVisible();
  });
});

describe('removing a card', () => {
  test('PAY-08 the removal sends the customer’s e-mail address; the card keeps its row, and Undo restores it', async () => {
    const { gateway, store } = show();
    await press('Remove Mastercard ending 5449');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    expect(screen.getByRole('status').textContent).toBe('Ending 5449 is removed');
    expect(gateway.received.find(({ method }) => method === 'DELETE')).toMatchObject({
      path: '/v2/payments/savedCards/card-5449',
      query: { emailId: aCustomer().email },
    });
    expect(savedCardState.savedCardDelete(store.getState()).success).toBe(true);
    expect(savedCardState.deleteSaveCardFail(store.getState())).toBeUndefined();
    expect(savedCardState.getUsersSavedCards(store.getState()).data).toHaveLength(2);
    expect(savedCardState.getUsersSavedCardsOffer(store.getState()).data).toBeUndefined();
    await userEvent.click(undo);
    expect(await screen.findByRole('button', { name: 'Remove Mastercard ending 5449' })).toBeVisible();
  });

  test('PAY-08 a failed removal leaves the card and says why', async () => {
    const gateway = gatewayWith();
    gateway.on(savedCardContract.deleteSavedCard, () => {
      throw new Refusal(404, 'saved_card_unknown', 'This card is not saved any more.');
    });
    const { store } = show(gateway);
    await press('Remove Mastercard ending 5449');
    expect(await screen.findByText('This card is not saved any more.')).toBeVisible();
    expect(savedCardState.savedCardDelete(store.getState()).success).toBe(false);
    expect(savedCardState.deleteSaveCardFail(store.getState())).toMatchObject({ status: 404 });
    expect(screen.getByRole('button', { name: 'Remove Mastercard ending 5449' })).toBeVisible();
  });

  test('two cards can be removed at the same time, each once', async () => {
    const { gateway } = show();
    const removals = () => gateway.received.filter(({ method }) => method === 'DELETE');
    let answerSecond = () => {};
    const second = new Promise<void>((resolve) => (answerSecond = resolve));
    gateway.on(savedCardContract.deleteSavedCard, async ({ params }) => {
      if (params.cardToken !== 'card-5449') await second;
      return { savedCards: endingCards() };
    });
    const other = await screen.findByRole('button', { name: /ending 2208/ });
    await userEvent.click(other);
    await press('Remove Mastercard ending 5449');
    await screen.findByRole('button', { name: 'Undo' });
    await userEvent.click(other);
    expect(removals()).toHaveLength(2);
    expect(other.getAttribute('aria-busy')).toBe('true');
    answerSecond();
    await expect.poll(() => screen.getAllByRole('button', { name: 'Undo' }).length).toBe(2);
  });

  test('an undo without an answer says so, and it can be tried again while there is time', async () => {
    const { gateway } = show();
    gateway.on(savedCardContract.restoreSavedCard, () => {
      throw new TypeError('connection lost');
    });
    await press('Remove Mastercard ending 5449');
    await press('Undo');
    await expect
      .poll(() => screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-busy'))
      .toBeNull();
    gateway.on(savedCardContract.restoreSavedCard, () => ({
      savedCards: [aSavedCard(), ...endingCards()],
    }));
    await press('Undo');
    expect(await screen.findByRole('button', { name: 'Remove Mastercard ending 5449' })).toBeVisible();
  });

  test('PAY-08 undoing is possible for eight seconds', { timeout: 20_000 }, async () => {
    show(gatewayWith([aSavedCard()]));
    await press('Remove Mastercard ending 5449');
    expect(await screen.findByText('You can undo this for 8 seconds.')).toBeVisible();
    expect(await screen.findByText('No card is saved', undefined, { timeout: 12_000 })).toBeVisible();
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test(
    'PAY-08 when the time to undo is over, the focus stays where the customer has moved it',
    { timeout: 20_000 },
    async () => {
      show();
      await press('Remove Mastercard ending 5449');
      await screen.findByText('You can undo this for 8 seconds.');
      const other = screen.getByRole('button', { name: /ending 2208/ });
      other.focus();
      await expect.poll(() => screen.queryByRole('button', { name: 'Undo' }), { timeout: 12_000 }).toBeNull();
      expect(document.activeElement).toBe(other);
    },
  );

  test('PAY-08 after Undo the focus is on the restored card', async () => {
    show();
    await press('Remove Mastercard ending 5449');
    await press('Undo');
    const remove = await screen.findByRole('button', { name: 'Remove Mastercard ending 5449' });
    await expect.poll(() => document.activeElement?.closest('li')).toBe(remove.closest('li'));
  });
});
