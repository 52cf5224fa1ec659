import { hash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { testSandbox } from '../testing/testSandbox.ts';
import { mailServer } from './mailServer.ts';
import { storeMessage, type Message } from './messages.ts';

test.each(['sms', 'whatsapp'] as const)(
  'an incomplete message by %s is refused; a complete one is in the inbox',
  async (kind) => {
    const { http } = await testSandbox();
    const post = (payload: object) => http.inject({ method: 'POST', url: `/${kind}/v1/messages`, payload });
    expect((await post({ to: '+919822041377' })).statusCode).toBe(422);
    expect((await post({ to: '+919822041377', text: 'Your order is on its way' })).statusCode).toBe(202);
    const { messages } = (await http.inject(`/inbox/messages?to=%2B919822041377&kind=${kind}`)).json<{
      messages: Message[];
    }>();
    expect(messages).toMatchObject([{ kind, text: 'Your order is on its way' }]);
    expect((await http.inject('/inbox/messages?kind=mail')).json()).toEqual({ messages: [] });
  },
);

test('an e-mail sent over SMTP is in the inbox, also in Arabic', async () => {
  const sandbox = await testSandbox();
  const server = mailServer(sandbox);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  await transport.sendMail({
    from: 'Lunette <hello@lunette.example>',
    to: 'ananya.rao@post.in',
    subject: 'طلبك في الطريق',
    text: 'See http://localhost:3000/orders/1',
    html: '<p>See <a href="http://localhost:3000/orders/1">your order</a></p>',
  });
  transport.close();
  await new Promise<void>((resolve) => server.close(resolve));
  const { messages } = (await sandbox.http.inject('/inbox/messages?to=ANANYA.RAO@post.in')).json<{
    messages: Message[];
  }>();
  expect(messages).toMatchObject([
    {
      kind: 'mail',
      sender: 'hello@lunette.example',
      subject: 'طلبك في الطريق',
      text: 'See http://localhost:3000/orders/1',
    },
  ]);
});

test('the inbox allows the styles of a mail by their hashes, and no other inline styles', async () => {
  const sandbox = await testSandbox();
  const html = `<style>p { color: red }</style><p style="font:16px &quot;Segoe UI&quot;">Hello</p>`;
  storeMessage(sandbox, {
    kind: 'mail',
    recipient: 'a@b.example',
    sender: '',
    subject: 'Hello',
    text: 'Hello',
    html,
  });
  const policy = String((await sandbox.http.inject('/inbox')).headers['content-security-policy']);
  for (const style of ['p { color: red }', 'font:16px "Segoe UI"'])
    expect(policy).toContain(`'sha256-${hash('sha256', style, 'base64')}'`);
  expect(policy).not.toContain("'unsafe-inline'");
});

test('the inbox shows links and never executes the content of a message', async () => {
  const { http } = await testSandbox();
  const text = 'Go to http://localhost:3000/orders/1. <img src=x onerror=alert(1)>';
  await http.inject({ method: 'POST', url: '/sms/v1/messages', payload: { to: '+9715012345678', text } });
  const { body, headers } = await http.inject('/inbox?to=&kind=');
  expect(body).toContain(
    '<a href="http://localhost:3000/orders/1" rel="noreferrer">http://localhost:3000/orders/1</a>.',
  );
  expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(body).not.toContain('<img');
  expect(headers['content-security-policy']).not.toContain('script-src');
});
