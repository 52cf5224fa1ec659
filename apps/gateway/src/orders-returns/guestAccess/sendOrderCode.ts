import { countryOf } from '@lunette/country-config';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { JobContext } from '../../platform/jobs/jobs.ts';
import { html, ltr, mailPage } from '../../platform/messages/mailPage.ts';
import { sendMail } from '../../platform/messages/messages.ts';
import { codeWithId, hashOfCode } from '../../identity/signIn/otp/otp.ts';
import { orderCode } from '../../checkout/order/orderToChange.ts';
import { findOrder } from '../../checkout/order/ownOrder.ts';

const CodePayload = z.object({
  id: z.string(),
  language: z.enum(['en', 'ar']),
  way: z.enum(['email', 'sms']).default('email'),
});

/**
 * Makes the code of an order and sends it to the order's e-mail address or phone. The job creates the code itself, so that
 * no code is stored in the job queue.
 */
export async function sendOrderCode(context: JobContext, payload: unknown): Promise<void> {
  const { db, settings, texts } = context;
  const { id, language, way } = CodePayload.parse(payload);
  const [open] = await db.select().from(orderCode).where(eq(orderCode.id, id));
  const order = open && (await findOrder(db, open.orderId));
  // If the account was deleted meanwhile, the order has no address.
  if (!open || !order?.email || open.expiresAt.getTime() <= Date.now()) return;
  const code = codeWithId(settings, id, open.digits);
  await db
    .update(orderCode)
    .set({ codeHash: hashOfCode(settings, id, code) })
    .where(eq(orderCode.id, id));
  const t = texts(language);
  if (way === 'sms') {
    const to = `${countryOf(order.country).phoneCode}${order.address.phone}`;
    await context.services.messages.sms({ to, text: t('orders.code-sms', { code, orderId: order.id }) });
    return;
  }
  const subject = t('orders.code-subject', { orderId: order.id });
  const text = t('orders.code-text');
  await sendMail(context, {
    to: order.email,
    subject,
    text: [subject, '', code, '', text].join('\n'),
    html: mailPage(language, subject, [
      html`<p style="margin:0 0 24px;font-size:28px;font-weight:600">${ltr(code)}</p>`,
      html`<p style="margin:0 0 24px">${text}</p>`,
    ]),
  });
}
