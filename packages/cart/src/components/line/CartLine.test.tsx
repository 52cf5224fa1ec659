import { Refusal } from '@lunette/api-client/testing';
import { prescriptionContract } from '@lunette/prescription/contract';
import { aPrescriptionPicture } from '@lunette/prescription/testing';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { useGetCartQuery } from '../../api/cart.ts';
import { cartGateway } from '../../testing/cartGateway.ts';
import { cartContract, type CartLine as Line } from '../../contract/index.ts';
import { aCart, aCartLine, aLastPiece } from '../../testing/fixtures.ts';
import { renderWithCart } from '../../testing/renderWithCart.tsx';
import { CartLine } from './CartLine.tsx';

afterEach(cleanup);

function Lines() {
  const { data } = useGetCartQuery();
  return (
    <ul>
      {data?.items.map((line) => (
        <CartLine key={line.id} line={line} layout="page" />
      ))}
    </ul>
  );
}

const show = (line: Line, gateway = cartGateway(aCart([line]))) => ({
  gateway,
  ...renderWithCart(<Lines />, gateway),
});
const more = () => screen.findByRole('button', { name: 'One more: Alder' });
const changes = (gateway: ReturnType<typeof cartGateway>) =>
  gateway.received
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, query }) =>
      `${method} ${path.replace('/v2/carts/', '')} ${query.count ?? ''}`.trim(),
    );

describe('what a line shows', () => {
  test('UI-06 the thumbnail is the 628x301 picture in the size 100x100', async () => {
    show(aCartLine());
    const picture = await screen.findByAltText('Lunette Studio Alder, Havana tortoise');
    expect(picture.getAttribute('src')).toBe('/media/frames/100x100/alder-132-havana-front.avif');
  });

  test('the width of a frame follows its colour, which tells two sizes apart', async () => {
    show(aCartLine());
    expect(await screen.findByText('Havana tortoise · 132 mm')).toBeTruthy();
  });

  test('CART-09 a name longer than 39 characters is cut and ends with an ellipsis', async () => {
    const name = 'Multi-purpose solution for all soft contact lenses';
    show(aCartLine({ name, modelName: name }));
    expect((await screen.findByRole('link')).textContent).toBe('Multi-purpose solution for all soft con…');
  });

  test('CART-04 the line shows lenses, power, whose power it is, and the price of all pieces', async () => {
    show(aCartLine({ quantity: 2 }));
    expect(await screen.findByText('Clear 1.56, screen filter · Water and dust')).toBeTruthy();
    expect(screen.getByText('Ananya')).toBeTruthy();
    expect(screen.getByText('Right', { exact: false }).textContent).toBe('Right −2.25 −0.75 × 90');
    expect(screen.getByText('Left', { exact: false }).textContent).toBe('Left +0.25 −0.50 × 105');
    expect(screen.getByText('₹8,200')).toBeTruthy();
    expect(screen.getByText('₹4,100').parentElement?.textContent).toBe('₹4,100 each');
  });

  test('RX-04 the bag does not show the table of a power', async () => {
    show(aCartLine());
    expect(await screen.findByText('Ananya')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('RX-01 a power without a name, or with the name "user", is called your power', async () => {
    for (const userName of [undefined, 'user']) {
      show(aCartLine({ prescription: { right: { sph: '-2.25' }, ...(userName && { userName }) } }));
      expect(await screen.findByText('your power')).toBeTruthy();
      cleanup();
    }
  });

  test('RX-03 RX-09 a power without values shows the configured message for a picture or an unknown power', async () => {
    const { gateway } = show(aCartLine({ prescription: { imageFileName: 'rx.jpg' } }));
    expect(await screen.findByText('An optician reads your picture.')).toBeTruthy();
    expect(gateway.received.some(({ path }) => path.includes('/download/'))).toBe(false);
    cleanup();
    show(aCartLine({ prescription: { right: { sph: 'Call Me/Email Me for Power' } } }));
    expect(await screen.findByText('We ask you for your power.')).toBeTruthy();
  });
});

test('RX-10 the picture of a power can be opened in the bag', async () => {
  const line = aCartLine({ prescription: { imageFileName: 'rx.jpg' } });
  show(
    line,
    cartGateway(aCart([line])).on(prescriptionContract.getPicture, () => aPrescriptionPicture()),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'See the picture: Alder' }));
  expect(await screen.findByRole('img', { name: 'The picture of the prescription' })).toBeTruthy();
});

describe('quantity', () => {
  test('CART-12 one more, one fewer and a removal are each recorded in session storage', async () => {
    const recorded = () => JSON.parse(sessionStorage.getItem('lunette.cart.changes') ?? '[]') as unknown[];
    show(aCartLine());
    await userEvent.click(await more());
    await expect.poll(recorded).toEqual([{ action: 'increment', productId: '148001', quantity: 2 }]);
    // The next change is possible once the line shows the first one.
    const fewer = await screen.findByRole('button', { name: 'One fewer: Alder' });
    await expect.poll(() => fewer.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(fewer);
    await expect
      .poll(() => recorded().at(-1))
      .toEqual({ action: 'decrement', productId: '148001', quantity: 1 });
    const remove = await screen.findByRole('button', { name: 'Remove Alder' });
    await expect.poll(() => remove.getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(remove);
    await expect
      .poll(() => recorded().at(-1))
      .toEqual({ action: 'delete', productId: '148001', quantity: 0 });
  });

  test('CART-10 one more is disabled when one piece is available, and the line says why', async () => {
    const { gateway } = show(aLastPiece());
    const plus = await screen.findByRole('button', { name: 'One more: Marram' });
    expect(plus.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(plus.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toBe('Only one quantity left');
    await userEvent.click(plus);
    expect(changes(gateway)).toEqual([]);
  });

  test('CART-10 services, memberships, contact lenses and solutions have no quantity controls, but show their number', async () => {
    for (const classification of [
      'services',
      'loyalty_services',
      'contact_lens',
      'contact_lens_solution',
    ] as const) {
      show(aCartLine({ classification, quantity: 3 }));
      expect(await screen.findByRole('button', { name: 'Remove Alder' })).toBeTruthy();
      expect(screen.getByText('× 3')).toBeTruthy();
      expect(screen.queryByRole('group', { name: 'Alder' })).toBeNull();
      cleanup();
    }
  });

  test('CART-11 the line warns of the last piece and of few pieces, and says nothing otherwise', async () => {
    show(aLastPiece());
    expect(await screen.findAllByText('Only one quantity left')).toHaveLength(1);
    cleanup();
    show(aCartLine({ availableQuantity: 4 }));
    expect(await screen.findAllByText('Selling fast, few pieces left')).toHaveLength(1);
    cleanup();
    show(aCartLine({ availableQuantity: 6 }));
    await more();
    expect(screen.queryByText(/left$/)).toBeNull();
  });

  test('CART-10 at 99 pieces the line says that no more fit, not that these are all', async () => {
    show(aCartLine({ quantity: 99, availableQuantity: 99 }));
    expect(await screen.findByText('At most 99 fit into a bag.')).toBeTruthy();
    expect(screen.queryByText(/we have/)).toBeNull();
  });

  test('CART-15 one more sends a PUT, one fewer a DELETE with count, the bin a DELETE without count', async () => {
    const { gateway } = show(aCartLine());
    await userEvent.click(await more());
    expect(await screen.findByText('2')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'One fewer: Alder' }));
    expect(await screen.findByText('1')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Alder' }));
    await expect.poll(() => screen.queryByRole('listitem')).toBeNull();
    expect(changes(gateway)).toEqual([
      'PUT update-item/line-alder 1',
      'DELETE update-item/line-alder 1',
      'DELETE update-item/line-alder',
    ]);
  });

  test('a refusal is shown with the text of the gateway and leaves the line unchanged', async () => {
    const gateway = cartGateway(aCart([aCartLine()])).on(cartContract.increaseItem, () => {
      throw new Refusal(422, 'out_of_stock', 'Only one Alder is left.');
    });
    show(aCartLine(), gateway);
    await userEvent.click(await more());
    expect(await screen.findByText('Only one Alder is left.')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Alder' }).textContent).toBe('1');
  });

  test('a line that another tab has changed is refused, shown as it is now, and can be changed from there', async () => {
    const isChanged = aCart([aCartLine({ quantity: 4 })]);
    const gateway = cartGateway(aCart([aCartLine()])).on(cartContract.increaseItem, ({ query }) => {
      if (query.expectedQuantity === 4) return aCart([aCartLine({ quantity: 5 })]);
      gateway.on(cartContract.getCart, () => isChanged);
      throw new Refusal(409, 'line_changed', 'There are 4 pieces of it in your bag now.');
    });
    show(aCartLine(), gateway);
    await userEvent.click(await more());
    expect(await screen.findByText('There are 4 pieces of it in your bag now.')).toBeTruthy();
    const quantity = () => screen.getByRole('group', { name: 'Alder' }).textContent;
    await expect.poll(quantity).toBe('4');
    await userEvent.click(await more());
    await expect.poll(quantity).toBe('5');
  });

  test('a line that is no longer in the cart gets a message, and the cart is read again', async () => {
    const gateway = cartGateway(aCart([aCartLine()])).on(cartContract.increaseItem, () => {
      gateway.on(cartContract.getCart, () => aCart([]));
      throw new Refusal(404, 'line_not_found', 'There is no such line.');
    });
    show(aCartLine(), gateway);
    await userEvent.click(await more());
    expect(await screen.findByText(/no longer in your bag/)).toBeTruthy();
    await expect.poll(() => screen.queryByRole('listitem')).toBeNull();
  });
});

test('undoing a removal restores the line with its lenses, power and quantity', async () => {
  const { gateway } = show(aCartLine({ quantity: 2 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Alder' }));
  expect(await screen.findByText('Alder was removed from your bag.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
  expect(gateway.received.at(-1)?.body).toEqual({
    productId: '148001',
    quantity: 2,
    powerType: 'single_vision',
    packageId: 'clear-156-screen',
    coatingIds: ['water-dust'],
    prescription: aCartLine().prescription,
  });
});

test('an undo that fails says why and can be tried again, with the same idempotency key', async () => {
  const gateway = cartGateway(aCart([aCartLine()]));
  const { received } = gateway;
  show(aCartLine(), gateway);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Alder' }));
  gateway.on(cartContract.addItem, () => {
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const words = 'Alder could not be put back. The store cannot be reached. Please check your connection.';
  expect(await screen.findByText(words)).toBeTruthy();
  gateway.on(cartContract.addItem, () => aCart([aCartLine()]));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('listitem')).toBeTruthy();
  const keys = received
    .filter(({ method }) => method === 'POST')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});
