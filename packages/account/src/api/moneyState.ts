import { callState } from '@lunette/api-client';
import { moneyApi } from './money.ts';

const { getGiftVoucher, getStoreCredits } = moneyApi.endpoints;

/** What the store of a page has of a customer's money, under the names of the specification (ORD-05). */
export const moneyState = {
  voucherResult: callState(getGiftVoucher, (voucher) => voucher),
  storeCreditBalance: callState(getStoreCredits, ({ balance }) => balance),
};
