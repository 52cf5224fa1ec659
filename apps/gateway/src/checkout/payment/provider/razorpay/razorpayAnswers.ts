import { z } from 'zod';

/** Notes of Razorpay; empty notes are sent as a list. */
const Notes = z
  .union([z.record(z.string(), z.union([z.string(), z.number()]).transform(String)), z.array(z.unknown())])
  .nullish()
  .transform((notes) => (notes && !Array.isArray(notes) ? notes : {}));

/** The card of a payment at Razorpay. */
export const RazorpayCard = z.object({ last4: z.string().nullish(), network: z.string().nullish() });

/** A payment at Razorpay: an attempt to pay a link, an order or a QR code. Amounts in minor units. */
export const RazorpayPayment = z.object({
  id: z.string().startsWith('pay_'),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  amount_refunded: z.number().int().nullish(),
  error_code: z.string().nullish(),
  error_reason: z.string().nullish(),
  method: z.string().nullish(),
  card: RazorpayCard.nullish(),
});
/** A payment at Razorpay. */
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

/** A payment link, the page on which a card is typed. Amounts in minor units. */
export const RazorpayLink = z.object({
  id: z.string().startsWith('plink_'),
  short_url: z.url(),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  reference_id: z.string().nullish(),
  payments: z.array(z.object({ payment_id: z.string() })).nullish(),
});

/** An order at Razorpay, to which UPI payments by request or link belong. Amounts in minor units, times in seconds. */
export const RazorpayOrder = z.object({
  id: z.string().startsWith('order_'),
  status: z.string(),
  amount: z.number().int(),
  currency: z.string(),
  receipt: z.string().nullish(),
  created_at: z.number().int(),
});

/** A QR code for UPI. Amounts in minor units, times in seconds. */
export const RazorpayCode = z.object({
  id: z.string().startsWith('qr_'),
  status: z.string(),
  payment_amount: z.number().int(),
  notes: Notes,
  created_at: z.number().int(),
  close_by: z.number().int().nullish(),
  /** Present only if Razorpay has enabled it for the account. */
  image_content: z.string().startsWith('upi://').nullish(),
});

/** A refund at Razorpay. Amounts in minor units. */
export const RazorpayRefund = z.object({
  id: z.string().startsWith('rfnd_'),
  amount: z.number().int(),
  status: z.string(),
  notes: Notes,
});

/** The schema of a list of Razorpay. */
export function itemsOf<S extends z.ZodType>(item: S) {
  return z.object({ items: z.array(item) });
}

const Entity = z.object({ id: z.string(), notes: Notes, order_id: z.string().nullish() });

/** An event of Razorpay's webhook, with the object that it concerns. */
export const RazorpayEvent = z.object({
  event: z.string().max(100),
  created_at: z.number().int(),
  payload: z.object({
    payment_link: z.object({ entity: Entity }).optional(),
    qr_code: z.object({ entity: Entity }).optional(),
    payment: z.object({ entity: Entity }).optional(),
    refund: z.object({ entity: Entity }).optional(),
  }),
});
