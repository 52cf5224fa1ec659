import { expect, test } from 'vitest';
import { lineName } from './lineName.ts';

test('CART-09 a line shows its model and the rest of its name, together cut at 39 characters', () => {
  expect(lineName({ name: 'Alder, Havana tortoise', modelName: 'Alder' })).toEqual({
    model: 'Alder',
    rest: 'Havana tortoise',
  });
  expect(lineName({ name: `Alder, ${'x'.repeat(40)}`, modelName: 'Alder' })).toEqual({
    model: 'Alder',
    rest: `${'x'.repeat(32)}…`,
  });
});

test('CART-09 a name that does not begin with its model, or whose model is longer than the limit, is not split', () => {
  const name = 'Multi-purpose solution for all soft contact lenses, 120 ml';
  expect(lineName({ name, modelName: 'Clear' })).toEqual({ model: `${name.slice(0, 39)}…`, rest: '' });
  expect(lineName({ name, modelName: name })).toEqual({ model: `${name.slice(0, 39)}…`, rest: '' });
});
