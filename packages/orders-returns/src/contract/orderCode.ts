import { Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { PowerLink } from './power.ts';

/** The number of digits of a code, the seconds until another one can be sent, and the masked address that it was sent to. */
export const SentOrderCode = z.object({
  digits: z.number().int(),
  resendSeconds: z.number().int(),
  sentTo: z.string().default(''),
});

/** The request for a code, with the order's e-mail address or a signed link to one of its items. */
export const OrderCodeRequest = z.object({
  email: z.string().max(120).optional(),
  link: PowerLink.extend({ itemId: Id }).optional(),
  /** How the code is sent: to the e-mail address of the order, or as a text message to its phone. */
  way: z.enum(['email', 'sms']).default('email'),
  captcha: z.string().max(4_000).optional(),
});
