import { expect, test } from 'vitest';
import { attempt } from './attempt.ts';

test('the same content has the same key until the gateway has answered', () => {
  const { keyFor, ended } = attempt();
  const first = keyFor({ total: 10 });
  expect(keyFor({ total: 10 })).toBe(first);
  ended();
  expect(keyFor({ total: 10 })).not.toBe(first);
});

test('other content is another attempt', () => {
  const { keyFor } = attempt();
  expect(keyFor({ total: 10 })).not.toBe(keyFor({ total: 11 }));
});

test('an attempt continues if no answer arrived, and ends with a refusal', () => {
  const { keyFor, ended } = attempt();
  const key = keyFor({ total: 10 });
  for (const status of ['OFFLINE', 'TIMEOUT', 503]) ended({ status });
  expect(keyFor({ total: 10 })).toBe(key);
  ended({ status: 422 });
  expect(keyFor({ total: 10 })).not.toBe(key);
});
