import Razorpay from 'razorpay';
import { z } from 'zod';
import type { RazorpaySettings } from '../../../../platform/settings/paymentSettings.ts';

/** The HTTP client inside the SDK, which the SDK's types leave out. */
interface Inside {
  api: { rq: { defaults: { baseURL: string; timeout: number; headers: Record<string, unknown> } } };
}

const TIMEOUT_MS = 3_000;

/** The SDK with a time limit, and with headers if a call needs some: the SDK has no options for either. */
export function razorpayClient(
  { apiUrl, keyId, keySecret }: Omit<RazorpaySettings, 'webhookSecret'>,
  headers: Record<string, string> = {},
): Razorpay {
  const client = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const { defaults } = (client as unknown as Inside).api.rq;
  defaults.baseURL = apiUrl;
  defaults.timeout = TIMEOUT_MS;
  Object.assign(defaults.headers, headers);
  return client;
}

const Refusal = z.object({
  statusCode: z.union([z.literal(400), z.literal(404)]),
  error: z.object({ code: z.string(), description: z.string().nullish(), reason: z.string().nullish() }),
});

/** Reasons that end by themselves, so that the same call may succeed later; only the description tells them. */
const TEMPORARY = /does not have enough balance|another payment operation is in progress/;

/** The refusal in an error of Razorpay; null if Razorpay did not refuse the request itself, or only for now. */
export function refusalOf(error: unknown) {
  const read = Refusal.safeParse(error);
  if (!read.success || TEMPORARY.test(read.data.error.description ?? '')) return null;
  return { status: read.data.statusCode, body: read.data.error };
}
