import { storefrontContract } from '@lunette/storefront/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp } from '../platform/testing/testGateway.ts';
import { LIMITS } from '../platform/rateLimit/admit.ts';
import { newAddress, solveCaptcha } from '../identity/testing/customer.ts';

const app = await testGatewayApp();
const ask = (phone: string, country: 'IN' | 'AE' = 'IN') =>
  call(app, storefrontContract.enterMyPower, { query: { phone } }, { country, headers: newAddress() });

describe('Enter My Power', () => {
  test.each(['', '12345', '6822041377', '982204137712', "9822041377'--"])(
    'FOOT-02 the number %j is refused and nothing is sent',
    async (phone) => {
      const { status, problem } = await ask(phone);
      expect(status).toBe(422);
      if (phone !== '') expect(problem.detail).toBe('Please enter valid phone number');
      await app.runJobs();
      expect(app.sent.sms).toEqual([]);
    },
  );

  test('FOOT-02 the prompt is offered in India only', async () => {
    expect((await ask('9822041377', 'AE')).problem.code).toBe('not_offered');
  });

  test('FOOT-02 a valid number is answered with a message, and gets the link', async () => {
    expect((await ask('09822041377')).result.message).toBe(
      'We have sent a link to +91 98220 41377. If an order to this number waits for its power, it leads there.',
    );
    await app.runJobs();
    expect(app.sent.sms).toEqual([
      { to: '+919822041377', text: expect.stringMatching(/\/track-order$/) as string },
    ]);
  });

  test('FOOT-02 a second link to a phone needs a solved captcha, and a phone gets at most three an hour from all callers together', async () => {
    const from = (captcha?: string) =>
      call(
        app,
        storefrontContract.enterMyPower,
        { query: { phone: '7000000001', captcha } },
        { headers: newAddress() },
      );
    expect((await from()).status).toBe(200);
    expect((await from()).problem).toMatchObject({ status: 403, code: 'captcha_required' });
    for (let time = 0; time < 5; time += 1) expect((await from(await solveCaptcha(app))).status).toBe(200);
    await app.runJobs();
    expect(app.sent.sms.filter(({ to }) => to === '+917000000001')).toHaveLength(3);
  });

  test('FOOT-02 a network is refused above its limit, above a total limit every caller needs a captcha, and no other caller is refused', async () => {
    const send = (phone: number, headers: Record<string, string>, captcha?: string) =>
      call(app, storefrontContract.enterMyPower, { query: { phone: String(phone), captcha } }, { headers });
    const own = newAddress();
    const statuses = [];
    for (let turn = 0; turn < LIMITS['enter-my-power'].address + 2; turn += 1)
      statuses.push((await send(7_100_000_000 + turn, own)).status);
    expect(new Set(statuses)).toEqual(new Set([200, 403, 429]));
    for (let turn = 0; turn < LIMITS['enter-my-power'].total; turn += 1)
      await send(7_200_000_000 + turn, newAddress());
    const honest = newAddress();
    expect((await send(7_300_000_000, honest)).problem.code).toBe('captcha_required');
    expect((await send(7_300_000_000, honest, await solveCaptcha(app))).status).toBe(200);
  });
});
