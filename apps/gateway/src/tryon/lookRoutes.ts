import { lookContract } from '@lunette/tryon/contract';
import { allowance } from '../platform/allowance.ts';
import { enqueue } from '../platform/jobs.ts';
import type { Gateway } from '../platform/gateway.ts';
import { refuse } from '../platform/refuse.ts';
import { serve } from '../platform/serve.ts';
import { lookOf } from './look.ts';
import { lookMail } from './lookMail.ts';

/** Mounts the calls that show a frame on a face, and send that picture (TRY-04, TRY-05). */
export function lookRoutes(gateway: Gateway): void {
  const spend = allowance({ most: 240, everyMs: 600_000 });
  const spendMail = allowance({ most: 6, everyMs: 3_600_000 });

  serve(gateway, lookContract.getLook, async ({ query }, context) => {
    if (query.product_id === undefined) throw refuse(422, 'some_error', 'tryon.some-error');
    spend(context.session.id);
    return lookOf(context, { productId: query.product_id, dittoId: query.guest_id });
  });

  serve(gateway, lookContract.mailLook, async ({ body }, context) => {
    spendMail(context.session.id);
    const look = await lookOf(context, { productId: body.productId });
    const url = `${context.storefrontOrigin}/product/${body.productId}`;
    const mail = lookMail({ to: body.email, look, url, language: context.language, t: context.t });
    await context.db.transaction((tx) => enqueue(tx, 'mail.send', mail));
    return { message: context.t('tryon.mail-sent', { email: body.email }) };
  });
}
