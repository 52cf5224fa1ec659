import Razorpay from 'razorpay';
import { z } from 'zod';
import type { RazorpaySettings } from '../../../../platform/settings/paymentSettings.ts';

/** What the SDK keeps of its HTTP client, which its types leave out. */
interface Inside {
  api: { rq: { defaults: { baseURL: string; timeout: number; headers: Record<string, unknown> } } };
}

const TIMEOUT_MS = 3_000;

/** The SDK with a time limit, and with headers where a call takes some: the SDK has no place for either. */
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

/** The refusal in a fault of Razorpay; null where the fault says nothing about the request. */
export function refusalOf(fault: unknown) {
  const read = Refusal.safeParse(fault);
  return read.success ? { status: read.data.statusCode, body: read.data.error } : null;
}
