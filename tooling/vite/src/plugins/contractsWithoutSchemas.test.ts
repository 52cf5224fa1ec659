import { expect, test } from 'vitest';
import { endpointsOf, passedOn } from './contractsWithoutSchemas.ts';

test('a contract keeps method, path and access of each call and loses its schemas', () => {
  const code = `
    import { z } from 'zod';
    import { endpoint } from '@lunette/api-client/contract';
    export const Cart = z.object({ id: z.string() });
    export const cartContract = {
      getCart: endpoint({ method: 'GET', path: '/v2/carts', access: 'guest', result: Cart }),
      'add-item': endpoint({ method: 'POST', path: \`/v2/carts\`, idempotent: true, body: Cart, result: Cart }),
    };`;
  expect(endpointsOf(code)).toEqual({
    cartContract: {
      getCart: { method: 'GET', path: '/v2/carts', access: 'guest' },
      'add-item': { method: 'POST', path: '/v2/carts', idempotent: true },
    },
  });
});

test('an entry exports the contracts of its folder, and no schema', () => {
  const code = `
    import { Session, sessionContract } from './contract/session.js';
    import { configurationContract } from './contract/configuration.js';
    export { Session, configurationContract, sessionContract };`;
  expect(passedOn(code)).toEqual([
    "export { sessionContract } from './contract/session.js';",
    "export { configurationContract } from './contract/configuration.js';",
  ]);
});

test('a contract that contains anything but endpoints is refused by name', () => {
  expect(() => endpointsOf('export const cartContract = { getCart: somewhereElse }')).toThrow('cartContract');
});

test('a path that is not a string literal is refused, because a browser would call a path that does not exist', () => {
  for (const path of ['PATH', '`${PATH}/:id`', "PATH + '/:id'"])
    expect(() =>
      endpointsOf(`export const cartContract = { getCart: endpoint({ method: 'GET', path: ${path} }) }`),
    ).toThrow('written out');
});
