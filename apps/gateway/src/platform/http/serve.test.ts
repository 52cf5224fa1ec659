import { endpoint, Id, text } from '@lunette/api-client/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { refuse } from './refuse.ts';
import { serve } from './serve.ts';
import { call, guest, testGatewayApp } from '../testing/testGateway.ts';
import { sessionRoutes } from '../../identity/session/sessionRoutes.ts';

const NoteBody = z.object({
  title: text(10, 1),
  count: z.number().int().min(1).max(9).optional(),
  nested: z.object({ inner: z.string() }).optional(),
});
const notes = {
  read: endpoint({
    method: 'GET',
    path: '/test/notes/:id',
    access: 'public',
    params: z.object({ id: Id }),
    query: z.object({ page: z.coerce.number().int().min(0).default(0) }),
    result: z.object({
      id: z.string(),
      page: z.number(),
      country: z.string(),
      client: z.string(),
      trace: z.string(),
    }),
  }),
  write: endpoint({
    method: 'POST',
    path: '/test/notes',
    access: 'guest',
    body: NoteBody,
    result: z.object({ ok: z.boolean() }),
  }),
  mine: endpoint({ method: 'GET', path: '/test/mine', access: 'customer', result: z.object({}) }),
  staff: endpoint({ method: 'GET', path: '/test/staff', access: 'staff', result: z.object({}) }),
  fails: endpoint({ method: 'GET', path: '/test/fails', access: 'public', result: z.object({}) }),
  lies: endpoint({
    method: 'GET',
    path: '/test/lies',
    access: 'public',
    result: z.object({ count: z.number() }),
  }),
};

const app = await testGatewayApp({
  mount: (gateway) => {
    sessionRoutes(gateway);
    serve(gateway, notes.read, async ({ params, query }, { country, client, traceId }) => {
      if (params.id === 'gone') throw refuse(404, 'note_gone', 'platform.not-found');
      return { id: params.id, page: query.page, country, client, trace: traceId, secret: 'never leaves' };
    });
    serve(gateway, notes.write, async () => ({ ok: true }));
    serve(gateway, notes.mine, async () => ({}));
    serve(gateway, notes.staff, async () => ({}));
    serve(gateway, notes.fails, async () => {
      throw new Error('password=hunter2 at /srv/secret/place.ts');
    });
    serve(gateway, notes.lies, async () => JSON.parse('{"count":"many"}') as { count: number });
  },
});
const token = await guest(app);
const post = (payload: string | object, headers: Record<string, string> = {}) =>
  app.http.inject({
    method: 'POST',
    url: '/test/notes',
    payload,
    headers: { 'x-session-token': token, ...headers },
  });

describe('refusals', () => {
  test('a call for staff is refused to every session of a shopper', async () => {
    const answer = await call(app, notes.staff, undefined, { token });
    expect([answer.status, answer.problem.code]).toEqual([403, 'staff_only']);
  });

  test('GLOB-07 a refusal is a problem in place of the result, with status, code, detail and trace id', async () => {
    const answer = await app.http.inject({ url: '/test/notes/gone', headers: { 'x-trace-id': 'trace-1' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual({
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'note_gone',
      traceId: 'trace-1',
      detail: 'We could not find that.',
    });
  });

  test('API-04 a server error has a readable body without internal details', async () => {
    for (const contract of [notes.fails, notes.lies]) {
      const answer = await call(app, contract, undefined);
      expect(answer.status).toBe(500);
      expect(answer.problem).toMatchObject({
        code: 'fault',
        detail: 'Something went wrong on our side. Please try again.',
      });
      expect(JSON.stringify(answer.problem)).not.toMatch(/hunter2|place\.ts|stack|many/);
    }
  });

  test('a refusal is in the language of the caller', async () => {
    const answer = await call(app, notes.mine, undefined, { language: 'ar' });
    expect(answer.problem.detail).toBe('انتهت زيارتك. يُرجى المحاولة مرة أخرى.');
  });

  test('a call for customers is refused to a guest', async () => {
    expect((await call(app, notes.mine, undefined, { token })).problem).toMatchObject({
      status: 403,
      code: 'sign_in_required',
    });
  });

  test('a session of one country is refused in the store of another', async () => {
    const answer = await call(app, notes.write, { body: { title: 'x' } }, { token, country: 'SA' });
    expect(answer.problem).toMatchObject({ status: 401, code: 'session_invalid' });
  });

  test('every faulty field is listed, also unknown ones at any depth', async () => {
    const answer = await post({
      title: 'much too long a title',
      count: 99,
      extra: 1,
      nested: { inner: 'x', deep: 1 },
    });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      fields: {
        title: 'At most 10 characters.',
        count: 'The most is 9.',
        extra: 'This is not expected here.',
        'nested.deep': 'This is not expected here.',
      },
    });
    expect((await post({})).json()).toMatchObject({ fields: { title: 'Please fill this in.' } });
    expect((await post([])).json()).toMatchObject({
      status: 422,
      fields: { body: 'This does not look right.' },
    });
    expect((await post({ title: 'a\0b' })).json()).toMatchObject({ status: 422 });
    expect((await post('{"title":"\\ud800"}', { 'content-type': 'application/json' })).statusCode).toBe(422);
  });

  test('a body that is malformed, too large or not JSON is refused', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await post('{"title":', json)).json()).toMatchObject({ status: 400, code: 'malformed_request' });
    expect((await post('{"__proto__":{"a":1}}', json)).json()).toMatchObject({
      status: 400,
      code: 'malformed_request',
    });
    expect((await post({ title: 'x'.repeat(70_000) })).json()).toMatchObject({
      status: 413,
      code: 'too_large',
    });
    expect((await post('title=x', { 'content-type': 'text/plain' })).json()).toMatchObject({
      status: 415,
      code: 'not_json',
    });
  });

  test('a wrong method is refused with the allowed ones; an unknown address and a malformed one are refused too', async () => {
    const wrong = await app.http.inject({ method: 'PUT', url: '/test/notes' });
    expect(wrong.statusCode).toBe(405);
    expect(wrong.headers.allow).toBe('POST');
    expect((await app.http.inject('/nowhere')).json()).toMatchObject({ status: 404, code: 'not_found' });
    expect((await app.http.inject('/test/notes/%E0%A4%A')).json()).toMatchObject({ status: 400 });
  });
});

describe('answers', () => {
  test('API-01 the standard headers are read and the trace id is returned', async () => {
    const headers = {
      'x-country-code': 'SA',
      'x-api-client': 'desktop',
      'x-trace-id': 'click-42',
      'accept-language': 'ar',
    };
    const answer = await app.http.inject({ url: '/test/notes/7', headers });
    expect(answer.headers['x-trace-id']).toBe('click-42');
    expect(answer.json()).toEqual({
      result: { id: '7', page: 0, country: 'SA', client: 'desktop', trace: 'click-42' },
    });
  });

  test('API-01 without the headers the defaults are India, the mobile site and a new trace id', async () => {
    const answer = await app.http.inject({
      url: '/test/notes/7?page=2',
      headers: { 'x-trace-id': 'no good id!' },
    });
    const { result } = answer.json<{ result: { trace: string } }>();
    expect(result).toMatchObject({ country: 'IN', client: 'mobilesite', page: 2 });
    expect(result.trace).toMatch(/^[0-9a-f]{32}$/);
    expect(answer.headers['x-trace-id']).toBe(result.trace);
  });

  test('a public answer can be cached and revalidated by its tag, one of a session cannot', async () => {
    const first = await app.http.inject('/test/notes/7?page=1').then(({ headers }) => headers);
    expect(first['cache-control']).toContain('public');
    const whole = await app.http.inject({ url: '/test/notes/7', headers: { 'x-trace-id': 'same' } });
    const { etag } = whole.headers;
    const again = await app.http.inject({
      url: '/test/notes/7',
      headers: { 'x-trace-id': 'same', 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect((await post({ title: 'x' })).headers['cache-control']).toBe('no-store');
  });

  test('every answer has the headers that protect a browser', async () => {
    const { headers } = await app.http.inject('/health');
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });
});
