import type Razorpay from 'razorpay';
import { z } from 'zod';
import { OutboundRefusal } from '../../../../platform/outbound/outbound.ts';
import type { CardRequest } from '../paymentProvider.ts';
import type { sdkCalls } from '../sdkCalls.ts';
import { RazorpayLink } from './razorpayAnswers.ts';

const LinkList = z.object({ payment_links: z.array(RazorpayLink) });

/**
 * The payment link of a payment; it is created if there is none. Razorpay accepts a reference once: of two concurrent calls
 * one is refused and then finds the link of the other.
 */
export async function linkFor(razorpay: Razorpay, ask: ReturnType<typeof sdkCalls>, request: CardRequest) {
  const find = () => ask(() => linkOf(razorpay, request.reference));
  const known = await find();
  if (known) return known;
  try {
    return await ask(() => newLink(razorpay, request));
  } catch (error) {
    const made = error instanceof OutboundRefusal ? await find() : undefined;
    if (made) return made;
    throw error;
  }
}

async function linkOf(razorpay: Razorpay, reference: string) {
  const query = { reference_id: reference } as Parameters<typeof razorpay.paymentLink.all>[0];
  const { payment_links: known } = LinkList.parse(await razorpay.paymentLink.all(query));
  return known.find(({ reference_id: own }) => own === reference);
}

async function newLink(razorpay: Razorpay, request: CardRequest) {
  return RazorpayLink.parse(
    await razorpay.paymentLink.create({
      amount: request.amountMinor,
      currency: request.currencyCode,
      accept_partial: false,
      reference_id: request.reference,
      description: request.description,
      customer: {},
      notify: { sms: false, email: false },
      reminder_enable: false,
      notes: { reference: request.reference },
      callback_url: request.returnUrl,
      callback_method: 'get',
      options: { checkout: { method: { card: '1', upi: '0', netbanking: '0', wallet: '0' } } },
    }),
  );
}
