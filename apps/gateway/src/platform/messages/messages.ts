import { handleAll } from 'cockatiel';
import type { Transporter } from 'nodemailer';
import { z } from 'zod';
import { circuitBreaker } from '../outbound/circuitBreaker.ts';
import type { JobContext, Jobs } from '../jobs/jobs.ts';
import { sandboxCalls } from '../outbound/sandboxCalls.ts';
import type { Settings } from '../settings/settings.ts';

const Mail = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Pictures that the HTML refers to as `cid:name`. */
  pictures: z.array(z.object({ name: z.string(), base64: z.string() })).optional(),
});
/** An e-mail as text and as HTML. */
export type Mail = z.infer<typeof Mail>;

/** A text to a mobile number, by text message or WhatsApp. */
const Sms = z.object({ to: z.string(), text: z.string() });
/** A text to a mobile number, by text message or WhatsApp. */
export type Sms = z.infer<typeof Sms>;

/** What the mail library reports of an error: the SMTP command that failed, and the server's answer to it. */
const MailError = z.object({
  command: z.string().optional(),
  responseCode: z.number().optional(),
  response: z.string().optional(),
});
/**
 * Reply codes about the address itself (RFC 5321, 4.2.3); if there is an enhanced code (RFC 3463), those of its classes 1
 * and 2.
 */
const OF_THE_ADDRESS = [550, 551, 553];
const ENHANCED = /^\d{3}[ -]\d\.(?<about>\d+)\./;

/** The mail server refuses an address permanently. The message does not contain the address. */
export class AddressRefused extends Error {
  constructor(responseCode: number) {
    super(`The mail server refuses the address: ${responseCode}`);
  }
}

/** Sends messages. Use the jobs `mail.send`, `sms.send` and `whatsapp.send`, which retry. */
export interface Messages {
  mail: (mail: Mail) => Promise<void>;
  sms: (sms: Sms) => Promise<void>;
  whatsapp: (message: Sms) => Promise<void>;
}

/** Mail over SMTP, text messages and WhatsApp over HTTP, each with a timeout and a circuit breaker. */
export function connectMessages(settings: Settings, send?: typeof fetch): Messages {
  let transport: Promise<Transporter> | undefined;
  const guarded = circuitBreaker(handleAll);
  const texting = sandboxCalls(settings, { service: 'sms', path: '/sms/v1', timeoutMs: 5_000 }, send);
  const chatting = sandboxCalls(
    settings,
    { service: 'whatsapp', path: '/whatsapp/v1', timeoutMs: 5_000 },
    send,
  );
  return {
    mail: async ({ to: recipient, pictures = [], ...mail }) => {
      const refusal = await guarded.execute(async () => {
        transport ??= openTransport(settings);
        const attachments = pictures.map(({ name, base64 }) => ({
          filename: name,
          cid: name,
          content: base64,
          encoding: 'base64',
        }));
        // The mail library would read other addresses in a text like `a,b@post.in`; that of the store has a name.
        const to = recipient === settings.mailFrom ? recipient : { name: '', address: recipient };
        const sending = (await transport).sendMail({ from: settings.mailFrom, to, ...mail, attachments });
        return sending.then(() => null, refusalIn);
      });
      if (refusal) throw refusal;
    },
    sms: async (sms) => void (await texting({ method: 'POST', path: '/messages', body: sms })),
    whatsapp: async (message) => void (await chatting({ method: 'POST', path: '/messages', body: message })),
  };
}

/**
 * The error if the server works and refuses the address permanently; other errors are thrown, so that the job is retried.
 */
function refusalIn(error: unknown): AddressRefused {
  const { command, responseCode = 0, response = '' } = MailError.catch({}).parse(error);
  const about = ENHANCED.exec(response)?.groups?.about;
  const isForGood =
    responseCode >= 500 && (about ? about === '1' || about === '2' : OF_THE_ADDRESS.includes(responseCode));
  if (command !== 'RCPT TO' || !isForGood) throw error;
  return new AddressRefused(responseCode);
}

/** Loads the library with the first mail; the connection stays open while mails follow each other. */
async function openTransport({ smtp }: Settings): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...smtp,
    pool: true,
    maxConnections: 2,
    // One retry, because the server may have closed an idle connection meanwhile.
    maxRequeues: 1,
    secure: false,
    ignoreTLS: true,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
  });
}

/** The jobs that send every message: `enqueue(tx, 'mail.send', { to, subject, text, html })`. */
export const messageJobs: Jobs = {
  'mail.send': async (payload, context) => sendMail(context, Mail.parse(payload)),
  'sms.send': async (payload, { services }) => services.messages.sms(Sms.parse(payload)),
  'whatsapp.send': async (payload, { services }) => services.messages.whatsapp(Sms.parse(payload)),
};

/** Sends a mail in a job. A failure is thrown, so that the job is retried; a permanently refused address is only logged. */
export async function sendMail({ services, log }: JobContext, mail: Mail): Promise<void> {
  try {
    await services.messages.mail(mail);
  } catch (error) {
    if (!(error instanceof AddressRefused)) throw error;
    log.warn({ err: error }, 'a mail is not sent');
  }
}
