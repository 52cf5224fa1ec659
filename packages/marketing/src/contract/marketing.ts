import { endpoint, text } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';

/** What the shop says about one subject: questions, each with its answer in paragraphs. */
export const SupportTopic = z.object({
  /** The anchor of the subject in the page's address. */
  id: z.string().regex(/^[a-z-]{1,30}$/),
  title: z.string(),
  entries: z.array(z.object({ question: z.string(), answer: z.array(z.string()) })),
});
export type SupportTopic = z.infer<typeof SupportTopic>;

/** How the shop of a country can be reached. */
export const SupportContact = z.object({ phone: z.string(), email: z.string(), hours: z.string() });
export type SupportContact = z.infer<typeof SupportContact>;

/** The support page, in the caller's language and for the caller's country. */
export const SupportPage = z.object({
  title: z.string(),
  description: z.string(),
  contact: SupportContact,
  topics: z.array(SupportTopic),
});
export type SupportPage = z.infer<typeof SupportPage>;

/** Why somebody leaves their name: with a question, or to be called by an optician. */
export const LeadPurpose = z.enum(['question', 'call-back']);
export type LeadPurpose = z.infer<typeof LeadPurpose>;

/** When an optician may call. */
export const CallTime = z.enum(['morning', 'afternoon', 'evening']);
export type CallTime = z.infer<typeof CallTime>;

export const NewLead = z.object({
  purpose: LeadPurpose,
  name: text(80, 1),
  /** One of both is needed; a call needs the phone. */
  email: text(120).optional(),
  phone: text(30).optional(),
  /** The subject of the support page that a question is about. */
  topic: SupportTopic.shape.id.optional(),
  message: text(2000).optional(),
  callTime: CallTime.optional(),
  /** Nobody is called who has not agreed to it. */
  consent: z.boolean().optional(),
  captcha: Captcha,
});
export type NewLead = z.input<typeof NewLead>;

/** What was kept, under a number that the shopper can name, and what happens next in the caller's words. */
const Receipt = z.object({ reference: z.string(), message: z.string() });
export type Receipt = z.infer<typeof Receipt>;

/** How somebody heard of the shop (the survey of the first deal). */
export const HeardFrom = z.enum(['friend', 'search', 'social', 'store', 'other']);
export type HeardFrom = z.infer<typeof HeardFrom>;

const Phone = z.object({ phone: text(30, 1) });
const Exists = z.object({ result: z.boolean() });

export const marketingContract = {
  getSupport: endpoint({
    method: 'GET',
    path: '/static/support.json',
    access: 'public',
    result: SupportPage,
  }),
  /** Leaves a question or the wish for a call (ANLY-05). */
  captureLead: endpoint({
    method: 'POST',
    path: '/v2/utility/lead-capture',
    access: 'guest',
    body: NewLead,
    idempotent: true,
    result: Receipt,
  }),
  /**
   * Sends the welcome voucher of who is new to a phone (ANLY-05). There is one for each phone: asked for again by somebody
   * else, the same one is sent once more, and the answer does not tell.
   */
  takeFirstDeal: endpoint({
    method: 'POST',
    path: '/v2/utility/campaign/first-deal',
    access: 'guest',
    body: Phone.extend({ name: text(80, 1), captcha: Captcha }),
    idempotent: true,
    result: Receipt,
  }),
  /** Whether a phone has an account: told of the caller's own; of any other the answer is false. */
  checkUserExists: endpoint({
    method: 'GET',
    path: '/v2/utility/campaign/check-user-exists',
    access: 'guest',
    query: Phone,
    result: Exists,
  }),
  /** Whether a phone has had its welcome voucher: told of the caller's own; of any other the answer is false. */
  firstDealUserExists: endpoint({
    method: 'GET',
    path: '/v2/utility/campaign/first-deal-user-exists',
    access: 'guest',
    query: Phone,
    result: Exists,
  }),
  /** Answers the one question that is asked with the voucher; `reference` is that of the caller's own. */
  answerSurvey: endpoint({
    method: 'POST',
    path: '/v2/utility/survey/first-deal',
    access: 'guest',
    body: z.object({ reference: z.string().regex(/^\d{6,9}$/), heardFrom: HeardFrom }),
    result: z.object({ success: z.boolean() }),
  }),
};
