import { endpoint, text } from '@lunette/api-client/contract';
import { Campaign, Captcha, MarketingSubscription } from '@lunette/session/contract';
import { z } from 'zod';

/** The information on one topic: questions, each with its answer in paragraphs. */
export const SupportTopic = z.object({
  /** The anchor of the topic in the page's address. */
  id: z.string().regex(/^[a-z-]{1,30}$/),
  title: z.string(),
  entries: z.array(z.object({ question: z.string(), answer: z.array(z.string()) })),
});
export type SupportTopic = z.infer<typeof SupportTopic>;

/** The contact data of the shop in a country. */
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

/** Why a lead leaves a name: with a question, or for a call of an optician. */
export const LeadPurpose = z.enum(['question', 'call-back']);
export type LeadPurpose = z.infer<typeof LeadPurpose>;

/** The times at which an optician may call. */
export const CallTime = z.enum(['morning', 'afternoon', 'evening']);
export type CallTime = z.infer<typeof CallTime>;

/** A question or a request for a call, as the form sends it. */
export const NewLead = z.object({
  purpose: LeadPurpose,
  name: text(80, 1),
  /** Either e-mail or phone is mandatory; a call needs the phone. */
  email: text(120).optional(),
  phone: text(30).optional(),
  /** The topic of the support page that a question is about. */
  topic: SupportTopic.shape.id.optional(),
  message: text(2000).optional(),
  callTime: CallTime.optional(),
  /** The consent to be called; mandatory for a call. */
  consent: z.boolean().optional(),
  captcha: Captcha,
});
export type NewLead = z.input<typeof NewLead>;

/**
 * The number under which the message was stored, which the shopper can quote, and the next step in the caller's
 * language.
 */
const Receipt = z.object({ reference: z.string(), message: z.string() });
export type Receipt = z.infer<typeof Receipt>;

/** How a shopper heard of the shop (the survey of the first deal). */
export const HeardFrom = z.enum(['friend', 'search', 'social', 'store', 'other']);
export type HeardFrom = z.infer<typeof HeardFrom>;

const Phone = z.object({ phone: text(30, 1) });
/** The number that a customer gave for offers, with the campaign of the visit. */
const CapturedPhone = Phone.extend({ phoneCode: text(6, 1), campaign: Campaign.optional() });
export type CapturedPhone = z.infer<typeof CapturedPhone>;

const Exists = z.object({ result: z.boolean() });

/** The calls for support, leads, the welcome voucher with its survey, and the phone capture. */
export const marketingContract = {
  getSupport: endpoint({
    method: 'GET',
    path: '/static/support.json',
    access: 'public',
    result: SupportPage,
  }),
  /** Stores a question or a request for a call (ANLY-05). */
  captureLead: endpoint({
    method: 'POST',
    path: '/v2/utility/lead-capture',
    access: 'guest',
    body: NewLead,
    idempotent: true,
    result: Receipt,
  }),
  /**
   * Sends the welcome voucher for new customers to a phone (ANLY-05). Each phone has one voucher: if another caller
   * requests it, the same voucher is sent again, and the answer does not disclose that.
   */
  takeFirstDeal: endpoint({
    method: 'POST',
    path: '/v2/utility/campaign/first-deal',
    access: 'guest',
    body: Phone.extend({ name: text(80, 1), captcha: Captcha }),
    idempotent: true,
    result: Receipt,
  }),
  /** Whether a phone has an account, for the caller's own phone; for any other the answer is false. */
  checkUserExists: endpoint({
    method: 'GET',
    path: '/v2/utility/campaign/check-user-exists',
    access: 'guest',
    query: Phone,
    result: Exists,
  }),
  /** Whether a phone has had its welcome voucher, for the caller's own phone; for any other the answer is false. */
  firstDealUserExists: endpoint({
    method: 'GET',
    path: '/v2/utility/campaign/first-deal-user-exists',
    access: 'guest',
    query: Phone,
    result: Exists,
  }),
  /**
   * Stores the answer to the one question that comes with the voucher; `reference` is that of the caller's own voucher.
   */
  answerSurvey: endpoint({
    method: 'POST',
    path: '/v2/utility/survey/first-deal',
    access: 'guest',
    body: z.object({ reference: z.string().regex(/^\d{6,9}$/), heardFrom: HeardFrom }),
    result: z.object({ success: z.boolean() }),
  }),
  /** Stores that the customer gave the number of their account for offers, with the campaign of the visit (ANLY-04). */
  capturePhone: endpoint({
    method: 'POST',
    path: '/v2/utility/campaign/MobileData',
    access: 'customer',
    body: z.object({ jsonData: CapturedPhone }),
    result: z.object({ success: z.boolean() }),
  }),
  /** The consent to offers by text message to the number of the customer's account (ANLY-04). */
  consentToTexts: endpoint({
    method: 'POST',
    path: '/v2/utility/campaign/consent',
    access: 'customer',
    body: z.object({ collectionData: Phone }),
    result: MarketingSubscription,
  }),
  /** Stores until when a customer who closed the question about offers is not asked again, on all devices (ANLY-04). */
  closePhoneCapture: endpoint({
    method: 'POST',
    path: '/v2/utility/campaign/consent/close',
    access: 'customer',
    result: z.object({ phoneCaptureExpiry: z.string() }),
  }),
};
