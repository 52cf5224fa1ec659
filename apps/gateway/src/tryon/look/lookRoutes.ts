import { storeChoice } from '@lunette/country-config';
import { lookContract } from '@lunette/tryon/contract';
import { urlOf } from '../../catalog/listing/card.ts';
import { findProduct } from '../../catalog/product/product.ts';
import { localRateLimit } from '../../platform/rateLimit/localRateLimit.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { consumeRateLimit } from '../../platform/rateLimit/sharedRateLimit.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import type { MailedLook } from '../jobs.ts';
import { drawLook, faceForLook } from './look.ts';

/** Pictures per hour from one session, which owns the face and chooses the recipient. */
const FROM_SESSION = { name: 'look-mail:session', most: 6, minutes: 60 };
/** Pictures per hour to one e-mail address, from all callers together. */
const TO_EMAIL = { name: 'look-mail:email', most: 6, minutes: 60 };

/** Mounts the calls that show a frame on a face, and send that picture (TRY-04, TRY-05). */
export function lookRoutes(gateway: Gateway): void {
  const spend = localRateLimit({ most: 240, everyMs: 600_000 });
  const spendOfAddress = localRateLimit({ most: 960, everyMs: 600_000 });

  serve(gateway, lookContract.getLook, async ({ query }, context) => {
    if (query.product_id === undefined) throw refuse(422, 'some_error', 'tryon.some-error');
    spend(context.session.id);
    spendOfAddress(context.ip);
    const face = await faceForLook(context, { productId: query.product_id, dittoId: query.guest_id });
    return drawLook(context, query.product_id, face);
  });

  serve(gateway, lookContract.mailLook, async ({ body }, context) => {
    await admit(context, 'look-mail', body.email.toLowerCase(), body.captcha);
    await consumeRateLimit(context.db, FROM_SESSION, context.session.id);
    await consumeRateLimit(context.db, TO_EMAIL, body.email.toLowerCase());
    const { country, language } = context;
    const { productId, email } = body;
    const { dittoId } = await faceForLook(context, { productId, dittoId: body.guest_id });
    const page = urlOf(findProduct(context, productId).product);
    const url = storeChoice(context, context.storefrontOrigin, page);
    const look: MailedLook = { dittoId, productId, email, url, country, language };
    await context.db.transaction((tx) => enqueue(tx, 'tryon.mail-look', { ...look }));
    return { message: context.t('tryon.mail-sent', { email: body.email }) };
  });
}
