import { marketingContract, type NewLead } from '@lunette/marketing/contract';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp, type CallAs } from '../platform/testing/testGateway.ts';
import { newAddress, newCustomer, solveCaptcha } from '../identity/testing/customer.ts';

const app = await testGatewayApp();
const { captureLead } = marketingContract;

async function leave(body: NewLead, as: CallAs = {}) {
  const token = as.token ?? (await guest(app, as));
  return call(
    app,
    captureLead,
    { body },
    { token, idempotencyKey: crypto.randomUUID(), headers: newAddress(), ...as },
  );
}

const question: NewLead = {
  purpose: 'question',
  name: 'Meera',
  email: 'Meera@post.in',
  topic: 'returns',
  message: 'Can I send back <b>one</b> lens?',
};
const callBack: NewLead = { purpose: 'call-back', name: 'سارة', phone: '٠٥٠ ١٢٣ ٤٥٦٧', consent: true };

describe('leads', () => {
  test('ANLY-05 a lead needs a session', async () => {
    expect((await call(app, captureLead, { body: question }, { idempotencyKey: 'a' })).status).toBe(401);
  });

  test.each<[string, NewLead, string]>([
    ['a question without an e-mail address', { ...question, email: '' }, 'email'],
    ['a question with a wrong one', { ...question, email: 'meera@post' }, 'email'],
    ['a question without words', { ...question, message: '  ' }, 'message'],
    ['a call without a number', { ...callBack, phone: '' }, 'phone'],
    ['a call to a number of another country', { ...callBack, phone: '+91 98220 41377' }, 'phone'],
    ['a call without consent', { ...callBack, consent: false }, 'consent'],
  ])('ANLY-05 %s is refused beside its field, and nothing is stored', async (_name, body, field) => {
    const { status, problem } = await leave(body, { country: 'AE' });
    expect(status).toBe(422);
    expect(Object.keys(problem.fields ?? {})).toEqual([field]);
    expect((await app.db.execute(sql`SELECT 1 FROM lead`)).rowCount).toBe(0);
  });

  test('ANLY-05 a question is stored under a number; its writer and the shop get a mail, in which markup is text', async () => {
    const { email, id, token } = await newCustomer(app);
    await app.db.execute(sql`UPDATE customer SET email_verified_at = now() WHERE id = ${id}`);
    const { result } = await leave({ ...question, email }, { token });
    expect(result.reference).toMatch(/^\d{9}$/);
    await app.runJobs();
    const mails = app.sent.mail.filter(({ text }) => text.includes('Can I send back <b>one</b> lens?'));
    expect(mails.map(({ to }) => to).sort()).toEqual(['Lunette <hello@lunette.example>', email]);
    for (const { html } of mails) expect(html).toContain('&lt;b&gt;one&lt;/b&gt;');
  });

  test('ANLY-05 a mail to an address that the sender has not proven has the reference, but no words of the sender', async () => {
    const { token, email } = await newCustomer(app);
    const message = 'Win a prize at www.elsewhere.example';
    const references = new Map<string, string>();
    for (const [to, as] of [
      ['stranger@post.in', {}],
      ['colleague@post.in', { token }],
      [email, { token }],
    ] as const)
      references.set(to, (await leave({ ...question, email: to, message }, as)).result.reference);
    await app.runJobs();
    for (const [to, reference] of references) {
      const mail = app.sent.mail.findLast((sent) => sent.to === to);
      expect(mail?.subject).toBe(`Your message ${reference} has arrived`);
      expect(`${mail?.text} ${mail?.html}`).not.toContain('elsewhere');
    }
  });

  test('ANLY-05 a number in Arabic digits is stored in its national form, and the answer is in Arabic', async () => {
    const { result } = await leave({ ...callBack, callTime: 'evening' }, { country: 'AE', language: 'ar' });
    const { rows } = await app.db.execute(
      sql`SELECT phone, name, call_time, country FROM lead WHERE reference = ${result.reference}`,
    );
    expect(rows).toEqual([{ phone: '501234567', name: 'سارة', call_time: 'evening', country: 'AE' }]);
    expect(result.message).toMatch(/\p{Script=Arabic}/u);
  });

  test('a form that was sent twice is stored once, and too many from one session are refused', async () => {
    const as = { token: await guest(app), idempotencyKey: 'the-same-form' };
    const [first, second] = [await leave(question, as), await leave(question, as)];
    expect(second.result).toEqual(first.result);
    const statuses: number[] = [];
    while (statuses.length < 5) {
      const captcha = statuses.length === 0 ? undefined : await solveCaptcha(app);
      statuses.push((await leave({ ...question, captcha }, { token: as.token })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    expect((await leave(question)).status).toBe(200);
  });

  test('one e-mail address gets at most ten mails an hour from all callers together; its owner can still ask', async () => {
    const give = async (email: string) => (await leave({ ...question, email })).status;
    for (let turn = 0; turn < 10; turn += 1) expect(await give('flooded@post.in')).toBe(200);
    expect(await give('FLOODED@post.in')).toBe(200);
    expect(await give('other@post.in')).toBe(200);
    await app.runJobs();
    const sent = Object.groupBy(app.sent.mail, ({ to }) => to);
    expect([sent['flooded@post.in']?.length, sent['other@post.in']?.length]).toEqual([10, 1]);
    const { rows } = await app.db.execute(
      sql`SELECT count(*)::int AS kept FROM lead WHERE email = 'flooded@post.in'`,
    );
    expect(rows).toEqual([{ kept: 11 }]);
  });
});
