import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { connectMessages } from './messages.ts';
import { readSettings } from './settings.ts';

const sockets: Socket[] = [];
const subjects: string[] = [];

/** As much of a mail server as one that takes everything needs. */
function mailServer(): Server {
  return createServer((socket) => {
    sockets.push(socket);
    let inData = false;
    socket.write('220 ready\r\n');
    socket.on('error', () => undefined);
    createInterface(socket).on('line', (line) => {
      if (inData && line.startsWith('Subject: ')) subjects.push(line.slice(9));
      if (inData && line !== '.') return;
      if (inData) socket.write('250 taken\r\n');
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
const { mail } = connectMessages(settings);
const send = (subject: string) => mail({ to: 'a@post.in', subject, text: 'Hello', html: '<p>Hello</p>' });

const closeServer = async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await new Promise((resolve) => server.close(resolve));
};
afterAll(async () => {
  rmSync(dataDir, { recursive: true });
  await closeServer();
});

test('mails that follow each other go over one connection, and over another one when that is lost', async () => {
  await send('one');
  await send('two');
  expect(sockets).toHaveLength(1);
  for (const socket of sockets) socket.destroy();
  await send('three');
  expect(sockets).toHaveLength(2);
  expect(subjects).toEqual(['one', 'two', 'three']);
});

test('a mail that cannot be sent fails, so that its job tries again', async () => {
  await closeServer();
  await expect(send('four')).rejects.toThrow();
});
