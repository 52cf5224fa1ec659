import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Sandbox } from '../sandbox.ts';
import { storeMessage } from './messages.ts';

const LARGEST = 2 * 1024 * 1024;

/** An SMTP server that accepts every e-mail and delivers it only to the inbox. */
export function mailServer(sandbox: Sandbox): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: LARGEST,
    logger: false,
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error('Too large'), { responseCode: 552 }));
        const recipients = envelope.rcptTo.map(({ address }) => address);
        storeMail(sandbox, Buffer.concat(chunks), recipients).then(() => done(), done);
      });
    },
  });
  // A client that disconnects early must not end the process.
  server.on('error', () => undefined);
  return server;
}

async function storeMail(sandbox: Sandbox, raw: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(raw);
  for (const recipient of recipients)
    storeMessage(sandbox, {
      kind: 'mail',
      recipient,
      sender: mail.from?.address ?? '',
      subject: mail.subject ?? '',
      text: mail.text?.trim() ?? '',
      html: mail.html ?? '',
    });
}
