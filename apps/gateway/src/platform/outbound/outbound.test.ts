import { describe, expect, test } from 'vitest';
import { circuitBreaker, CircuitOpen } from './circuitBreaker.ts';
import { outbound, OutboundRefusal, OutboundUnavailable } from './outbound.ts';

/** An outside service that gives these answers in turn. */
function service(...answers: (Response | Error)[]) {
  const calls: { url: string; headers: Record<string, string> }[] = [];
  const fetch = (async (url: string, { headers }: { headers: Record<string, string> }) => {
    calls.push({ url, headers });
    const answer = answers.shift() ?? Response.json({ ok: true });
    if (answer instanceof Error) throw answer;
    return answer;
  }) as unknown as typeof globalThis.fetch;
  const ask = outbound({
    service: 'payments',
    baseUrl: 'http://sandbox',
    headers: { authorization: 'Bearer k' },
    fetch,
    failures: 4,
  });
  return { calls, ask };
}
const failing = () => new Response('', { status: 503 });

describe('the client of an outside service', () => {
  test('an error of the caller is reported with its status and body, and not tried again', async () => {
    const { ask, calls } = service(Response.json({ error: 'no' }, { status: 422 }));
    const fault: unknown = await ask({ method: 'GET', path: '/x' }).catch((thrown: unknown) => thrown);
    expect(fault).toBeInstanceOf(OutboundRefusal);
    expect(fault).toMatchObject({ status: 422, body: { error: 'no' } });
    expect(calls).toHaveLength(1);
  });

  test('a write without a key is tried once, with a key and a read three times', async () => {
    const plain = service(failing());
    await expect(plain.ask({ method: 'POST', path: '/x', body: {} })).rejects.toBeInstanceOf(
      OutboundUnavailable,
    );
    expect(plain.calls).toHaveLength(1);
    const keyed = service(failing(), new Error('socket hang up'));
    expect(await keyed.ask({ method: 'POST', path: '/x', body: {}, idempotencyKey: 'k' })).toEqual({
      ok: true,
    });
    expect(keyed.calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['k', 'k', 'k']);
    const read = service(failing(), failing(), failing());
    await expect(read.ask({ method: 'GET', path: '/x' })).rejects.toBeInstanceOf(OutboundUnavailable);
    expect(read.calls).toHaveLength(3);
  });

  test('one that does not answer in time is given up', async () => {
    const never = ((_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      )) as unknown as typeof fetch;
    const ask = outbound({ service: 'slow', baseUrl: 'http://slow', timeoutMs: 30, fetch: never });
    await expect(ask({ method: 'POST', path: '/' })).rejects.toThrow('slow did not answer');
  });

  test('one that keeps failing is left alone at once', async () => {
    const { ask, calls } = service(failing(), failing(), failing(), failing());
    for (let time = 0; time < 4; time += 1) await ask({ method: 'POST', path: '/x' }).catch(() => undefined);
    await expect(ask({ method: 'POST', path: '/x' })).rejects.toBeInstanceOf(OutboundUnavailable);
    expect(calls).toHaveLength(4);
  });
});

test('a circuit opens after failures in a row, lets one try after the rest, and closes when that succeeds', async () => {
  let now = 0;
  let tries = 0;
  const guarded = circuitBreaker('mail', { failures: 2, restMs: 1_000, now: () => now });
  const fail = () =>
    guarded(async () => {
      tries += 1;
      throw new Error('down');
    });
  await expect(fail()).rejects.toThrow('down');
  await expect(fail()).rejects.toThrow('down');
  await expect(fail()).rejects.toBeInstanceOf(CircuitOpen);
  now = 1_000;
  await expect(fail()).rejects.toThrow('down');
  await expect(fail()).rejects.toBeInstanceOf(CircuitOpen);
  expect(tries).toBe(3);
  now = 2_000;
  expect(await guarded(async () => 'up')).toBe('up');
  expect(await guarded(async () => 'up')).toBe('up');
});
