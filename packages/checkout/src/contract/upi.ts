import { endpoint, Id } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';
import { OrderPayment } from './payment.ts';

const OfOrder = z.object({ orderId: Id });

/** The calls of a payment by UPI. How it stands is asked under the name of its way: request, code, app link. */
export const upiContract = {
  /** Whether there is an account at an address, with the name that its bank gives. Sends nothing there. */
  validateVpa: endpoint({
    method: 'POST',
    path: '/v2/orderpayment/vpa/validate',
    access: 'guest',
    body: z.object({ vpa: z.string(), captcha: Captcha }),
    result: z.object({ isValidVpa: z.boolean(), name: z.string().nullable(), bank: z.string().nullable() }),
  }),
  getUpiStatus: endpoint({
    method: 'GET',
    path: '/v2/orderpayment/:orderId/UPI/status',
    access: 'guest',
    params: OfOrder,
    result: OrderPayment,
  }),
  /** A new code for an order that waits to be paid; what was open before is withdrawn. */
  generateQr: endpoint({
    method: 'POST',
    path: '/v2/orderpayment/:orderId/qr/generate',
    access: 'guest',
    params: OfOrder,
    body: z.object({ expectedTotal: z.number().min(0).max(100_000_000) }),
    idempotent: true,
    timeout: 15_000,
    result: OrderPayment,
  }),
  getQrStatus: endpoint({
    method: 'GET',
    path: '/v2/orderpayment/:orderId/qr/status',
    access: 'guest',
    params: OfOrder,
    result: OrderPayment,
  }),
  getJuspayStatus: endpoint({
    method: 'GET',
    path: '/v2/orderpayment/:orderId/juspay/status',
    access: 'guest',
    params: OfOrder,
    result: OrderPayment,
  }),
};
