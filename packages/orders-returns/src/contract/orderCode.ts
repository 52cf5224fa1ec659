import { Id } from '@lunette/api-client/contract';
import { z } from 'zod';
import { PowerLink } from './power.ts';

/** How long a code is, after how many seconds another one can be sent, and where it went, masked. */
export const SentOrderCode = z.object({
  digits: z.number().int(),
  resendSeconds: z.number().int(),
  sentTo: z.string().default(''),
});

/** Who asks for a code: they know the order's e-mail address, or have a signed link to one of its items. */
export const OrderCodeRequest = z.object({
  email: z.string().max(120).optional(),
  link: PowerLink.extend({ itemId: Id }).optional(),
  /** Where it is sent: to the e-mail address of the order, or as a text message to its phone. */
  way: z.enum(['email', 'sms']).default('email'),
  captcha: z.string().max(4_000).optional(),
});
