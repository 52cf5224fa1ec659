import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { inboxPage } from './inboxPage.ts';
import { styleSources } from './styleSources.ts';
import { findMessages, storeMessage } from './messages.ts';

const Text = z.strictObject({ to: z.string().min(3).max(30), text: z.string().min(1).max(1600) });
const Filter = z.object({
  to: z
    .string()
    .max(200)
    .optional()
    .transform((to) => to?.trim() || undefined),
  kind: z.enum(['mail', 'sms', 'whatsapp']).optional().catch(undefined),
});

/** Mounts the calls that accept text and WhatsApp messages, and the inbox that shows what arrived. */
export function messageRoutes(http: FastifyInstance, sandbox: Sandbox): void {
  for (const kind of ['sms', 'whatsapp'] as const)
    http.post(`/${kind}/v1/messages`, async ({ body }, reply) => {
      const { success, data, error } = Text.safeParse(body);
      if (!success) throw new Refusal(422, 'request_invalid', z.prettifyError(error));
      storeMessage(sandbox, { kind, recipient: data.to, sender: '', subject: '', text: data.text, html: '' });
      return reply.code(202).send({ status: 'accepted' });
    });

  http.get('/inbox/messages', async ({ query }) => ({
    messages: findMessages(sandbox, Filter.parse(query)),
  }));

  http.get('/inbox', async ({ query }, reply) => {
    const filter = Filter.parse(query);
    const messages = findMessages(sandbox, filter);
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'self' ${styleSources(messages)}; font-src 'self'; img-src data: https: http:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
      )
      .send(inboxPage(messages, filter));
  });
}
