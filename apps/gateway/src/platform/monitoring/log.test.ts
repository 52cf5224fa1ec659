import { DrizzleQueryError } from 'drizzle-orm/errors';
import fastify from 'fastify';
import pino from 'pino';
import { expect, test } from 'vitest';
import { callLog, logOptions } from './log.ts';

function logged(write: (log: pino.Logger) => void): string {
  const lines: string[] = [];
  write(
    pino(logOptions({ mode: 'development', logLevel: 'info' }), { write: (line) => void lines.push(line) }),
  );
  return lines.join('');
}

test('the log contains no token, phone, e-mail or address, at whatever depth', () => {
  const address = { firstName: 'Ananya', phone: '9822041377', email: 'ananya.rao@post.in', city: 'Pune' };
  const text = logged((log) => {
    log.info({ token: 'T0PSECRET', body: { ...address }, deep: { body: address }, address }, 'saved');
    log.info({
      headers: { authorization: 'Bearer T0PSECRET', cookie: 'a=T0PSECRET', 'x-session-token': 'T0PSECRET' },
    });
    log.info({ req: { method: 'GET', url: '/v3/orders/1?email=ananya.rao@post.in' } });
  });
  expect(text).not.toMatch(/T0PSECRET|9822041377|ananya|Ananya/);
  expect(text).toContain('/v3/orders/1');
});

test('an answer that is not JSON is not quoted', () => {
  const unreadable = () => JSON.parse('{"vpa": ananya.rao@nilgai}') as unknown;
  const text = logged((log) => {
    try {
      unreadable();
    } catch (cause) {
      log.warn({ err: new Error('payments did not answer', { cause }) }, 'asked');
    }
  });
  expect(text).toContain('payments did not answer');
  expect(text).not.toContain('ananya');
});

test('values next to a hidden value are logged, lists and dates too, and a circular object is cut off', () => {
  const circle: Record<string, unknown> = { at: new Date(0) };
  circle.self = circle;
  const text = logged((log) =>
    log.info(
      { people: [{ email: 'a@post.in', age: 7 }], circle, constructor: { email: 'b@post.in' } },
      'seen',
    ),
  );
  const line = JSON.parse(text) as Record<string, unknown>;
  expect(line).toMatchObject({ people: [{ email: '[hidden]', age: 7 }], msg: 'seen' });
  expect(line).toMatchObject({
    circle: { at: '1970-01-01T00:00:00.000Z', self: { self: { at: expect.any(String) as string } } },
  });
  expect(text).toContain('[too deep]');
  expect(text).not.toContain('b@post.in');
});

test('a call is one line, with its trace id, its method, the path of its route, the status and the time', async () => {
  const lines: string[] = [];
  const http = fastify({
    logger: {
      ...logOptions({ mode: 'development', logLevel: 'info' }),
      stream: { write: (line) => void lines.push(line) },
    },
    logController: callLog,
    genReqId: () => 'trace-7',
  });
  http.get('/v3/orders/:id', async () => ({ result: {} }));
  http.setNotFoundHandler(async (_request, reply) => reply.code(404).send({}));
  await http.inject('/v3/orders/T0PSECRET?email=ananya.rao@post.in');
  await http.inject('/v3/nothing?email=ananya.rao@post.in');
  await http.close();
  expect(lines).toHaveLength(2);
  expect(lines[0]).not.toContain('T0PSECRET');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    traceId: 'trace-7',
    req: { method: 'GET', path: '/v3/orders/:id' },
    res: { statusCode: 200 },
    responseTime: expect.any(Number) as number,
    msg: 'a call was answered',
  });
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    req: { path: '/v3/nothing' },
    res: { statusCode: 404 },
  });
});

test.each(['EENVELOPE', 'EMESSAGE'])(
  'a reply of the mail server is not quoted, because it can name the address: %s',
  (code) => {
    const reply = '550 5.1.1 <ananya.rao@post.in> is not known';
    const details = { code, response: reply, responseCode: 550, command: 'RCPT TO', rejected: ['ananya'] };
    const error = Object.assign(new Error(`Recipient command failed: ${reply}`), details);
    const text = logged((log) => log.error({ err: error }, 'a job failed'));
    expect(text).not.toContain('ananya');
    expect(text).toContain('"responseCode":550');
    expect(text).toContain('"command":"RCPT TO"');
  },
);

test('an error of the database is logged with its code and query, never with the values', () => {
  const cause = Object.assign(new Error('Key (email)=(ananya.rao@post.in) already exists'), {
    code: '23505',
    severity: 'ERROR',
    constraint: 'one_email',
  });
  const error = new DrizzleQueryError(
    'insert into customer (email) values ($1)',
    ['ananya.rao@post.in'],
    cause,
  );
  const text = logged((log) => log.error({ err: error }, 'a call failed'));
  expect(text).not.toContain('ananya.rao');
  expect(text).toContain('23505');
  expect(text).toContain('one_email');
  expect(text).toContain('insert into customer');
});
