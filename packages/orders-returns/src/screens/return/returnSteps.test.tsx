import { clearTabStorage, tabStorage } from '@lunette/api-client';
import { Refusal } from '@lunette/api-client/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useNavigate } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { returnContract } from '../../contract/return/return.ts';
import { OPEN_ORDER, renderWithStore, returnGateway } from '../../testing/renderWithStore.tsx';
import { aReturn, refundChoicesOf } from '../../testing/returns.ts';
import { ReturnProductsScreen } from './ReturnProductsScreen.tsx';

afterEach(cleanup);

const page = <ReturnProductsScreen orderId={OPEN_ORDER.id} itemId="item-marram" />;
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const stored = () => tabStorage('return').read();

/** Stands for the Back button of the browser. */
function BrowserBack() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Browser back
    </button>
  );
}

async function writeComment() {
  await press(/^Other reason$/);
  await userEvent.fill(await screen.findByRole('textbox'), 'The hinge is loose.');
}

test('RET-01 reason and comment survive a reload, and are removed once the return is requested', async () => {
  const gateway = returnGateway().on(returnContract.createReturn, () => ({ returns: [aReturn()] }));
  renderWithStore(page, gateway);
  await writeComment();
  cleanup();
  renderWithStore(page, gateway);
  expect(await screen.findByRole('textbox')).toHaveProperty('value', 'The hinge is loose.');
  await press(/^Choose the way back$/);
  await choose(/^Hand it in at a store/);
  await choose(/^FC Road/);
  await press(/^Send this return/);
  await expect.poll(stored).toBeNull();
  const sent = gateway.received.find(({ method, path }) => method === 'POST' && path.endsWith('/return'));
  expect(sent?.body).toMatchObject({ items: [{ reason: 'other', comment: 'The hinge is loose.' }] });
});

test('RET-01 a sign-out removes reason and comment', async () => {
  renderWithStore(page, returnGateway());
  await writeComment();
  expect(stored()).not.toBeNull();
  act(() => clearTabStorage('utm'));
  expect(stored()).toBeNull();
  await screen.findByRole('button', { name: /^Other reason$/ });
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('RET-01 Back leads from the return mode to the pieces and reasons, which are as before', async () => {
  renderWithStore(
    <>
      <BrowserBack />
      {page}
    </>,
    returnGateway(),
  );
  await writeComment();
  for (const back of [/^Browser back$/, /^Change the pieces$/]) {
    await press(/^Choose the way back$/);
    await screen.findByRole('radio', { name: /^We collect it/ });
    await press(back);
    expect(await screen.findByRole('textbox')).toHaveProperty('value', 'The hinge is loose.');
  }
});

test('RET-01 the heading of a step gets the focus when the step replaces the other one, and not when the page opens', async () => {
  renderWithStore(
    <>
      <BrowserBack />
      {page}
    </>,
    returnGateway(),
  );
  await writeComment();
  const focused = () => document.activeElement?.textContent;
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  for (const back of [/^Browser back$/, /^Change the pieces$/]) {
    await press(/^Choose the way back$/);
    await expect.poll(focused).toBe('How does it come back?');
    await press(back);
    await expect.poll(focused).toBe('What comes back?');
  }
});

test('RET-08 the last step shows the goods with their picture and price', async () => {
  renderWithStore(page, returnGateway());
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  const sum = await screen.findByRole('complementary', { name: 'What you send, what you get' });
  const row = within(sum).getByText('Marram').closest('div');
  expect(row?.textContent).toContain('₹3,559.49');
  expect(row?.querySelector('.shot')).toBeTruthy();
});

test('RET-08 if the refund methods cannot be read again, those of before stay, with the reason and a retry', async () => {
  let isDown = false;
  const gateway = returnGateway().on(returnContract.getRefundMethods, () => {
    if (isDown) throw new Refusal(503, 'unavailable', 'The bank does not answer.');
    return { methods: refundChoicesOf() };
  });
  renderWithStore(page, gateway);
  await press(/^Does not fit$/);
  await press(/^Choose the way back$/);
  await screen.findByRole('radio', { name: /^To the card/ });
  isDown = true;
  await choose(/^Hand it in at a store/);
  await screen.findByText('The bank does not answer.');
  expect(screen.getByRole('radio', { name: /^Hand it in at a store/ })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: /^To the card/ })).toBeTruthy();
  isDown = false;
  await press(/^Try again$/);
  await expect.poll(() => screen.queryByText('The bank does not answer.')).toBeNull();
});
