import { unlessRefused } from '../../../../platform/outbound/outbound.ts';
import type { RazorpaySettings } from '../../../../platform/settings/paymentSettings.ts';
import { sdkCalls } from '../sdkCalls.ts';
import { StartRefused, type PaymentProvider } from '../paymentProvider.ts';
import { razorpayClient, refusalOf } from './razorpayClient.ts';
import { intentOf, readOpened } from './razorpayIntents.ts';
import { linkFor } from './razorpayLinks.ts';
import { razorpayRefunds } from './razorpayRefunds.ts';
import { razorpayUpi } from './razorpayUpi.ts';
import { razorpayWebhook } from './razorpayWebhook.ts';

/**
 * Payments at Razorpay: a card on the page of a payment link, UPI by an order or a QR code. Only a captured payment counts
 * as paid. The payment of a webhook is read again from Razorpay.
 */
export function razorpayPayments(settings: RazorpaySettings): PaymentProvider {
  const razorpay = razorpayClient(settings);
  const ask = sdkCalls('razorpay', refusalOf);
  const getIntent = async (id: string) => intentOf(await ask(() => readOpened(razorpay, id)));
  const refunds = razorpayRefunds(settings, razorpay, ask);
  return {
    name: 'razorpay',
    webhookPath: '/v2/payments/webhook/razorpay',
    limitsCards: false,
    upi: razorpayUpi(razorpay, ask),
    getIntent,
    ...refunds,
    startCard: async (request) => {
      if (request.firstSix.length > 0) throw new StartRefused('razorpay', 'card_offer_unsupported');
      const link = await linkFor(razorpay, ask, request);
      return { id: link.id, pageUrl: link.short_url, frameUrl: null };
    },
    cancelIntent: async (id) => {
      // Razorpay refuses to close an object that has ended already; `getIntent` below reads its status.
      if (id.startsWith('plink_')) await unlessRefused(ask(() => razorpay.paymentLink.cancel(id)));
      if (id.startsWith('qr_')) await unlessRefused(ask(() => razorpay.qrCode.close(id)));
      const intent = await getIntent(id);
      // A request in a UPI app cannot be withdrawn. It expires by itself; money that is approved before then is refunded.
      return id.startsWith('order_') && intent.status === 'created'
        ? { ...intent, status: 'cancelled' }
        : intent;
    },
    readWebhook: razorpayWebhook(settings.webhookSecret, { getIntent, ...refunds }),
  };
}
