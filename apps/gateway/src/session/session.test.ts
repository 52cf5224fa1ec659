import { sessionContract } from '@lunette/session/contract';
import { expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../platform/testing.ts';

const app = await testGatewayApp();

test('SESS-05 a call without a session, or with an altered token, is refused with session_invalid', async () => {
  const token = await guest(app);
  const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of [undefined, '', 'x', altered, `${token}x`]) {
    const answer = await call(app, sessionContract.validateSession, undefined, { token: wrong });
    expect(answer.status).toBe(401);
    expect(answer.problem).toMatchObject({
      code: 'session_invalid',
      detail: 'Your visit has ended. Please try again.',
    });
  }
});

test('SESS-01 a new session answers a token of 256 bits that names the session from then on', async () => {
  const made = await call(app, sessionContract.createSession, undefined);
  expect(made.status).toBe(200);
  expect(Buffer.from(made.result.id, 'base64url')).toHaveLength(32);
  const seen = await call(app, sessionContract.validateSession, undefined, { token: made.result.id });
  expect(seen.result).toEqual(made.result);
  expect(seen.headers['cache-control']).toBe('no-store');
});
