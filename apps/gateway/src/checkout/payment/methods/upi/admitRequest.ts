import type { CallContext } from '../../../../platform/http/callContext.ts';
import { refuse } from '../../../../platform/http/refuse.ts';
import { admit } from '../../../../platform/rateLimit/admit.ts';
import { countAttempt } from '../../../../platform/rateLimit/sharedRateLimit.ts';
import type { StoredUpi } from '../../../schema.ts';

/** The limit of payment requests to one UPI address in an hour, from all callers together: its owner must not be flooded. */
const TO_ADDRESS = { name: 'upi:address', most: 20, minutes: 60 };

/** Counts an attempt to use a UPI address, whose answer tells about its account; too many need a captcha. */
export async function admitAddress(
  context: CallContext<'guest'>,
  captcha: string | boolean | undefined,
): Promise<void> {
  const { id, customerId } = context.session;
  await admit(context, 'vpa', customerId ?? id, captcha);
}

/** Counts a new payment request to a UPI address, for its caller and for the address; a code or a link is not counted. */
export async function admitRequest(
  context: CallContext<'guest'>,
  upi: StoredUpi | null,
  captcha: string | boolean | undefined,
): Promise<void> {
  if (!upi?.vpa) return;
  await admitAddress(context, captcha);
  if ((await countAttempt(context.db, TO_ADDRESS, upi.vpa)) > TO_ADDRESS.most)
    throw refuse(429, 'too_many_requests', 'checkout.upi-address-often');
}
