import { shellContract } from '@lunette/shell/contract';
import { describe, expect, test } from 'vitest';
import { call, testGatewayApp } from '../platform/testing.ts';

const app = await testGatewayApp();
const ask = (phone: string, country: 'IN' | 'AE' = 'IN') =>
  call(app, shellContract.enterMyPower, { query: { phone } }, { country });

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

  test('FOOT-02 a right number is answered with a message, and gets the link', async () => {
    expect((await ask('09822041377')).result.message).toMatch(/^We have sent a link to \+91 98220 41377\./);
    await app.runJobs();
    expect(app.sent.sms).toEqual([
      { to: '+919822041377', text: expect.stringMatching(/\/customer\/prescriptions\/$/) as string },
    ]);
  });

  test('a phone gets no more than three links an hour', async () => {
    const statuses = [];
    while (statuses.length < 4) statuses.push((await ask('7000000001')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
