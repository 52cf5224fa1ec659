import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useCountdown } from './useCountdown.ts';

afterEach(cleanup);

test('AUTH-03 the time until another code counts down to zero, and starts again with the next code', async () => {
  const begun = performance.now();
  const { result, rerender } = renderHook(useCountdown, { initialProps: { seconds: 1, start: begun } });
  expect(result.current).toBe(1);
  await waitFor(() => expect(result.current).toBe(0));
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1000);
  rerender({ seconds: 30, start: performance.now() });
  expect(result.current).toBe(30);
});

test('the time is over on a page that was suspended meanwhile', () => {
  const start = performance.now() - 60_000;
  const { result } = renderHook(() => useCountdown({ seconds: 30, start }));
  return waitFor(() => expect(result.current).toBe(0));
});
