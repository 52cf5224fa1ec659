import { afterEach, describe, expect, test, vi } from 'vitest';
import { outbound, OutboundRefusal, OutboundUnavailable } from './outbound.ts';

/** An outside service that gives these answers one after the other. */
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
  });
  return { calls, ask };
}
const failing = () => new Response('', { status: 503 });

describe('the client of an outside service', () => {
  test('an error of the caller is reported with its status and body, and the call is not retried', async () => {
    const { ask, calls } = service(Response.json({ error: 'no' }, { status: 422 }));
    const error: unknown = await ask({ method: 'GET', path: '/x' }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(OutboundRefusal);
    expect(error).toMatchObject({ status: 422, body: { error: 'no' } });
    expect(calls).toHaveLength(1);
  });

  test.each([401, 403])(
    'an answer of %d makes the service unavailable and is no refusal, and the call is not retried',
    async (status) => {
      const { ask, calls } = service(Response.json({ error: 'key' }, { status }));
      const error: unknown = await ask({ method: 'GET', path: '/x' }).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(OutboundUnavailable);
      expect(calls).toHaveLength(1);
    },
  );

  test('a write without a key is tried once, a write with a key and a read three times', async () => {
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

  test('a call that is not answered in time fails', async () => {
    const never = ((_url: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('aborted'))),
      )) as unknown as typeof fetch;
    const ask = outbound({ service: 'slow', baseUrl: 'http://slow', timeoutMs: 30, fetch: never });
    await expect(ask({ method: 'POST', path: '/' })).rejects.toThrow('slow did not answer');
  });

  test('a service that keeps failing is not called, until after ten seconds one call succeeds', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { ask, calls } = service(...Array.from({ length: 6 }, failing));
    const write = () => ask({ method: 'POST', path: '/x' });
    for (let time = 0; time < 5; time += 1) await expect(write()).rejects.toThrow('answered 503');
    await expect(write()).rejects.toBeInstanceOf(OutboundUnavailable);
    expect(calls).toHaveLength(5);
    vi.advanceTimersByTime(10_000);
    await expect(write()).rejects.toThrow('answered 503');
    await expect(write()).rejects.toThrow('has been failing');
    expect(calls).toHaveLength(6);
    vi.advanceTimersByTime(10_000);
    expect(await write()).toEqual({ ok: true });
    expect(await write()).toEqual({ ok: true });
  });

  test('a service that refuses calls does not count as failing', async () => {
    const { ask, calls } = service(...Array.from({ length: 6 }, () => new Response('{}', { status: 422 })));
    for (let time = 0; time < 6; time += 1)
      await expect(ask({ method: 'GET', path: '/x' })).rejects.toBeInstanceOf(OutboundRefusal);
    expect(calls).toHaveLength(6);
  });
});

afterEach(() => vi.useRealTimers());
