import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CartScreen } from '../../screens/CartScreen.tsx';
import { cartGateway } from '../../testing/cartGateway.ts';
import { aCart, aCartLine, aCase, aLastPiece } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { CartSummary } from '../summary/CartSummary.tsx';

afterEach(cleanup);

const [SOON, LATE] = ['2026-11-27', '2026-12-04'];
const differing = aCart([
  aCartLine({ deliveryDate: LATE }),
  aCase({ deliveryDate: SOON }),
  aLastPiece({ classification: 'services' }),
]);
const daysIn = (lines: HTMLElement[]) =>
  lines.map((line) => within(line).queryByText(/^(Arrives by|Comes with)/)?.textContent ?? null);

test('CART-04 if the days differ, each line says when the order arrives and when it would arrive alone, in the bag and at the checkout', async () => {
  renderWithCart(<CartScreen />, cartGateway(differing));
  await screen.findByText('To pay');
  const bins = screen.getAllByRole('button', { name: /^Remove (Alder|Hard case|Marram)$/ });
  const lines = bins.map((bin) => bin.closest('li') as HTMLElement);
  expect(daysIn(lines)).toEqual([
    'Arrives by Friday, 4 December',
    'Comes with the rest. Ordered alone: by Friday, 27 November',
    null,
  ]);
  cleanup();
  renderWithCart(<CartSummary />, cartGateway(differing));
  await screen.findByText('To pay');
  expect(daysIn(screen.getAllByRole('listitem'))).toEqual([
    'Arrives by Friday, 4 December',
    'Comes with the rest. Ordered alone: by Friday, 27 November',
    null,
  ]);
});

test('if all lines arrive on one day, or only one day is known, the lines say nothing', async () => {
  for (const items of [
    [aCartLine({ deliveryDate: LATE }), aCase({ deliveryDate: LATE })],
    [aCartLine({ deliveryDate: LATE }), aCase()],
    [aCartLine(), aCase()],
  ]) {
    renderWithCart(<CartScreen />, cartGateway(aCart(items)));
    await screen.findByText('To pay');
    expect(screen.queryByText(/^(Arrives by|Comes with)/)).toBeNull();
    cleanup();
    renderWithCart(<CartSummary />, cartGateway(aCart(items)));
    await screen.findByText('To pay');
    expect(screen.queryByText(/^(Arrives by|Comes with)/)).toBeNull();
    cleanup();
  }
});

test('in Arabic the day is in Arabic', async () => {
  renderWithCart(<CartScreen />, cartGateway(differing), { language: 'ar', country: 'AE' });
  expect(await screen.findByText(/^يصل في موعد أقصاه .*4/)).toBeTruthy();
});
