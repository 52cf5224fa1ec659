import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { forgetOrder, keptOrder } from './keep.ts';
import { useUnpaidOrder } from './useUnpaidOrder.ts';

beforeEach(() => sessionStorage.clear());

test('an order whose payment was begun in this tab is unpaid until it is told otherwise', () => {
  const read = () => renderHook(useUnpaidOrder).result.current;
  expect(read()).toBeNull();
  keptOrder.write('1300482917');
  expect(read()).toBe('1300482917');
  forgetOrder('1300482917');
  expect(read()).toBeNull();
});
