import { testGateway } from '@lunette/api-client/testing';
import { configurationContract } from '@lunette/session/contract';
import { cartContract, type Cart } from './contract.ts';
import { aCart, aCartLine } from './fixtures.ts';

/** A gateway for tests and stories that keeps a cart: what is written to it, it answers from then on. */
export function cartGateway(start: Cart = aCart()) {
  let cart = start;
  const answer = (items: Cart['items']) => (cart = aCart(items));
  const grow = (itemId: string, by: number) =>
    answer(
      cart.items
        .map((line) => {
          const quantity = line.id === itemId ? line.quantity + by : line.quantity;
          return { ...line, quantity, amount: { ...line.amount, total: line.price.value * quantity } };
        })
        .filter(({ quantity }) => quantity > 0),
    );
  return testGateway()
    .on(cartContract.getCart, () => cart)
    .on(cartContract.addItem, ({ body }) =>
      answer([
        ...cart.items,
        aCartLine({ id: `line-${body.productId}`, productId: body.productId, quantity: body.quantity }),
      ]),
    )
    .on(cartContract.increaseItem, ({ params, query }) => grow(params.itemId, query.count))
    .on(cartContract.decreaseItem, ({ params, query }) => grow(params.itemId, -(query.count ?? Infinity)))
    .on(configurationContract.getConfiguration, () => ({
      cart_popup: {
        searchFor: [
          { name: 'Round frames', url: '/eyeglasses?frame_shape=round' },
          { name: 'Daily contact lenses', url: '/contact-lenses?usage=daily' },
        ],
      },
    }));
}
