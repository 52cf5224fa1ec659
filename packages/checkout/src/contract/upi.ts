import { endpoint, Id } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';
import { OrderPayment } from './payment.ts';

const OfOrder = z.object({ orderId: Id });

/** The calls of a payment by UPI. Its status has one call for each way: request, code, app link. */
export const upiContract = {
  /**
   * Checks whether an address has an account, and returns the name that its bank gives. No payment request is sent. The
   * country is the one of the order if it exists already, otherwise of the store.
   */
  validateVpa: endpoint({
    method: 'POST',
    path: '/v2/orderpayment/vpa/validate',
    access: 'guest',
    body: z.object({ vpa: z.string(), orderId: Id.optional(), captcha: Captcha }),
    result: z.object({ isValidVpa: z.boolean(), name: z.string().nullable(), bank: z.string().nullable() }),
  }),
  getUpiStatus: endpoint({
    method: 'GET',
    path: '/v2/orderpayment/:orderId/UPI/status',
    access: 'guest',
    params: OfOrder,
    result: OrderPayment,
  }),
  /** Makes a new code for an order that waits to be paid; an earlier open request or code is withdrawn. */
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
