import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract.ts';
import { wire } from './wire.ts';

test('an answer is checked once, even if a server returns the same one several times', () => {
  let checks = 0;
  const Count = z.object({ count: z.number().refine(() => (checks += 1)) });
  const { responseSchema } = wire(
    endpoint({ method: 'GET', path: '/v2/carts', access: 'public', result: Count }),
  );
  const check = (answer: unknown) => responseSchema['~standard'].validate(answer);
  const answer = { count: 2 };
  const first = check(answer);
  expect(first).toEqual({ value: { count: 2 } });
  expect(check(answer)).toBe(first);
  expect(checks).toBe(1);
  expect(check({ count: 2 })).not.toBe(first);
  expect(checks).toBe(2);
  expect(check({ count: 'two' })).toHaveProperty('issues');
});
