import { endpoint } from '@lunette/api-client/contract';
import { Captcha } from '@lunette/session/contract';
import { z } from 'zod';
import { Cart, WithWallet } from './cart.ts';

/** The code of a voucher as it is typed: letters, digits and hyphens. */
const VoucherCode = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9-]{4,32}$/);

/** The calls that use and remove a voucher, store credit and the wallet. */
export const cartMoneyContract = {
  applyVoucher: endpoint({
    method: 'POST',
    path: '/v2/carts/giftVoucher/',
    access: 'guest',
    query: WithWallet,
    body: z.object({ giftVoucherCode: VoucherCode, captcha: Captcha }),
    result: Cart,
  }),
  removeVoucher: endpoint({
    method: 'DELETE',
    path: '/v2/carts/giftVoucher/',
    access: 'guest',
    result: Cart,
  }),
  /** Uses all of the customer's store credit, up to the amount to pay. */
  applyStoreCredit: endpoint({
    method: 'POST',
    path: '/v2/carts/storeCredit/',
    access: 'customer',
    query: WithWallet,
    result: Cart,
  }),
  removeStoreCredit: endpoint({
    method: 'DELETE',
    path: '/v2/carts/storeCredit/',
    access: 'customer',
    result: Cart,
  }),
  applyWallet: endpoint({ method: 'POST', path: '/v2/carts/wallet/', access: 'customer', result: Cart }),
  removeWallet: endpoint({ method: 'DELETE', path: '/v2/carts/wallet/', access: 'customer', result: Cart }),
};
