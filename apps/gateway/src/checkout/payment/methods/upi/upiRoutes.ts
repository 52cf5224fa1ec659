import { upiContract } from '@lunette/checkout/contract';
import { orderToChange } from '../../../order/orderToChange.ts';
import type { Gateway } from '../../../../platform/gateway.ts';
import { idempotent } from '../../../../platform/http/idempotent.ts';
import { refuse } from '../../../../platform/http/refuse.ts';
import { serve } from '../../../../platform/http/serve.ts';
import { askedPayment, beginPayment } from '../../beginPayment.ts';
import { payAgain } from '../../payAgain.ts';
import { admitAddress } from './admitRequest.ts';
import { addressOf } from './upiAsked.ts';

/** Mounts the calls of a payment by UPI. */
export function upiRoutes(gateway: Gateway): void {
  serve(gateway, upiContract.validateVpa, async ({ body }, context) => {
    const { db, session, services, log } = context;
    const { country } = body.orderId ? await orderToChange(db, session, body.orderId) : context;
    if (country !== 'IN') throw refuse(422, 'upi_unavailable', 'checkout.upi-country');
    const { upi } = services.payment.of(country);
    if (!upi) throw refuse(422, 'upi_unavailable', 'checkout.upi-off');
    const vpa = addressOf(body.vpa);
    // The answer names the holder of an account, so the calls are limited: addresses must not be tried out.
    await admitAddress(context, body.captcha);
    const { exists, name, bank } = await upi.findAccount(vpa).catch((error: unknown) => {
      log.warn({ err: error }, 'a UPI address could not be checked at the provider');
      throw refuse(503, 'payment_unavailable', 'checkout.provider-unavailable');
    });
    return { isValidVpa: exists, name, bank };
  });

  for (const endpoint of [upiContract.getUpiStatus, upiContract.getQrStatus, upiContract.getJuspayStatus])
    serve(gateway, endpoint, async ({ params }, context) => askedPayment(context, params.orderId));

  const { generateQr } = upiContract;
  serve(
    gateway,
    generateQr,
    (input, context) =>
      idempotent(context, generateQr, input, async () => {
        const { orderId } = input.params;
        await orderToChange(context.db, context.session, orderId);
        await payAgain(context, orderId, {
          method: 'upi',
          upi: { flow: 'qr', vpa: null },
          expectedTotal: input.body.expectedTotal,
          withoutOffer: false,
        });
        return beginPayment(context, orderId, 'upi', context.client);
      }),
    { keepsKey: true },
  );
}
