import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { enqueue } from '../jobs/jobs.ts';
import { AddressRefused, connectMessages, messageJobs } from './messages.ts';
import { readSettings } from '../settings/settings.ts';
import { testGatewayApp } from '../testing/testGateway.ts';
import { redactError } from '../monitoring/redactError.ts';

const sockets: Socket[] = [];
const subjects: string[] = [];
const recipients: string[] = [];
/** The reply code of the server for an address that it does not accept. */
let refusal = '550';

/** A minimal mail server that accepts all addresses except `nobody`. */
function mailServer(): Server {
  return createServer((socket) => {
    sockets.push(socket);
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    createInterface(socket).on('line', (line) => {
      if (inData && line.startsWith('Subject: ')) subjects.push(line.slice(9));
      if (inData && line !== '.') return;
      if (line.startsWith('RCPT TO:')) recipients.push(line.slice(8));
      if (inData) socket.write('250 taken\r\n');
      else if (/^RCPT TO:<nobody/.test(line)) socket.write(`${refusal} ${line} is not taken\r\n`);
      else socket.write(line === 'DATA' ? '354 go on\r\n' : '250 fine\r\n');
      inData = line === 'DATA';
    });
  });
}

const server = mailServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const { port } = server.address() as AddressInfo;
const dataDir = mkdtempSync(join(tmpdir(), 'lunette-mail-'));
const settings = {
  ...readSettings({ NODE_ENV: 'test', DATA_DIR: dataDir }),
  smtp: { host: '127.0.0.1', port },
};
const messages = connectMessages(settings);
const { mail } = messages;
const hello = (to: string, subject: string) => ({ to, subject, text: 'Hello', html: '<p>Hello</p>' });
const send = (subject: string) => mail(hello('a@post.in', subject));

const closeServer = async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
};
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await closeServer();
});

test('mails after each other use one connection, and another one when that is lost', async () => {
  await send('one');
  await send('two');
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  await send('three');
  expect(sockets).toHaveLength(2);
  expect(subjects).toEqual(['one', 'two', 'three']);
});

test('a mail is sent to its address only, whatever that contains, and to that of the store', async () => {
  recipients.length = 0;
  for (const to of ['x1,victim@post.in', '(9)victim@post.in', 'victim@post.in;7', settings.mailFrom])
    await mail(hello(to, 'Hello')).catch(() => undefined);
  expect(recipients).not.toContain('<victim@post.in>');
  expect(recipients.at(-1)).toBe('<hello@lunette.example>');
});

test('addresses that the server refuses permanently do not delay other mails, and are not logged', async () => {
  for (let time = 0; time < 6; time += 1) {
    const error: unknown = await mail(hello('nobody@post.in', 'lost')).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(AddressRefused);
    expect(JSON.stringify(redactError(error))).not.toContain('nobody');
  }
  await send('after them');
  expect(subjects.at(-1)).toBe('after them');
});

test('the job of a mail is finished if its address is refused permanently, and retried if the refusal is temporary', async () => {
  const app = await testGatewayApp({ jobs: messageJobs, services: { messages } });
  const waiting = async (answer: string) => {
    refusal = answer;
    await enqueue(app.db, 'mail.send', hello('nobody@post.in', 'lost'));
    await app.runJobs();
    const { rowCount } = await app.db.execute(sql`SELECT 1 FROM graphile_worker.jobs`);
    return rowCount;
  };
  for (const answer of ['550', '553', '550 5.1.1', '554 5.2.1'])
    expect([answer, await waiting(answer)]).toEqual([answer, 0]);
  // A server that refuses all our mail uses these codes too.
  for (const [left, answer] of ['450', '554', '550 5.7.1', '554 5.7.1'].entries())
    expect([answer, await waiting(answer)]).toEqual([answer, left + 1]);
});

test('mails of other jobs to such an address are finished too', async () => {
  const app = await testGatewayApp({ services: { messages } });
  refusal = '550';
  const letter = {
    email: 'nobody@post.in',
    language: 'en',
    origin: 'http://localhost:3000',
    notice: 'password',
  };
  await enqueue(app.db, 'session.mail-notice', letter);
  await app.runJobs();
  expect((await app.db.execute(sql`SELECT 1 FROM graphile_worker.jobs`)).rowCount).toBe(0);
});

test('a mail that cannot be sent fails, so that its job is retried', async () => {
  await closeServer();
  await expect(send('four')).rejects.toThrow();
});
