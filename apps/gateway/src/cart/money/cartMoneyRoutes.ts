import { cartMoneyContract } from '@lunette/cart/contract';
import { dateIn } from '@lunette/country-config';
import { saveCheckout, type CheckoutState } from '../checkoutState.ts';
import type { Gateway } from '../../platform/gateway.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { serve } from '../../platform/http/serve.ts';
import { voucherOf } from '../../identity/money/storeCredit.ts';
import { admit } from '../../platform/rateLimit/admit.ts';
import { cartRows } from '../cartRows.ts';
import { lockOpenCart, refuseForExchange } from '../openCart.ts';
import { changeCart } from '../changeCart.ts';

/**
 * Mounts the calls that apply a gift voucher, store credit or the wallet to a cart, and those that remove them. Anyone who
 * has the code of a voucher can use it. The cart stores the choice only; balances change when the order is placed.
 */
export function cartMoneyRoutes(gateway: Gateway): void {
  serve(gateway, cartMoneyContract.applyVoucher, async ({ body, query }, context) => {
    const { db, country } = context;
    const code = body.giftVoucherCode.toUpperCase();
    const resetAttempts = await admit(context, 'voucher', context.session.id, body.captcha);
    const found = await voucherOf(db, country, code);
    if (!found) throw refuse(404, 'gift_voucher_not_found', 'session.gift-voucher-not-found');
    await resetAttempts();
    if (found.expires_on !== null && found.expires_on < dateIn(country, new Date()))
      throw refuse(422, 'gift_voucher_expired', 'cart.voucher-expired');
    if (found.balance === 0) throw refuse(422, 'gift_voucher_empty', 'cart.voucher-empty');
    return decide(context, { voucherCode: code, ...wallet(query) });
  });

  serve(gateway, cartMoneyContract.removeVoucher, async (_input, context) =>
    decide(context, { voucherCode: null }),
  );

  serve(gateway, cartMoneyContract.applyStoreCredit, async ({ query }, context) =>
    decide(context, { storeCredit: true, ...wallet(query) }),
  );

  serve(gateway, cartMoneyContract.removeStoreCredit, async (_input, context) =>
    decide(context, { storeCredit: false }),
  );

  serve(gateway, cartMoneyContract.applyWallet, async (_input, context) => decide(context, { wallet: true }));

  serve(gateway, cartMoneyContract.removeWallet, async (_input, context) =>
    decide(context, { wallet: false }),
  );
}

function wallet({ applyWallet }: { applyWallet?: boolean }): Pick<CheckoutState, 'wallet'> | undefined {
  return applyWallet === undefined ? undefined : { wallet: applyWallet };
}

/** Stores a choice with the cart; refuses store credit or the wallet without a balance. */
function decide(context: Parameters<typeof changeCart>[0], request: Partial<CheckoutState>) {
  refuseForExchange(context, 'money');
  return changeCart(context, async (tx) => {
    const cartId = await lockOpenCart(tx, context);
    if (!cartId) throw refuse(422, 'cart_empty', 'cart.empty');
    if (request.storeCredit || request.wallet) {
      const { money } = await cartRows(tx, context, cartId);
      if (request.storeCredit && money.storeCredit === 0)
        throw refuse(422, 'store_credit_empty', 'cart.credit-empty');
      if (request.wallet && money.wallet === 0) throw refuse(422, 'wallet_off', 'cart.wallet-off');
    }
    await saveCheckout(tx, cartId, request);
    return cartId;
  });
}
