import { codeOf, reasonOf } from '@lunette/api-client';
import { useToast } from '@lunette/ui-kit';
import {
  useApplyStoreCreditMutation,
  useApplyVoucherMutation,
  useApplyWalletMutation,
  useRemoveStoreCreditMutation,
  useRemoveVoucherMutation,
  useRemoveWalletMutation,
} from '../../api/money.ts';
import { useText } from '../../text.ts';

/** The kinds of a shopper's own money that the hook can apply to a cart. */
export type MoneyKind = 'voucher' | 'credit' | 'wallet';

type MoneyToUse =
  { kind: 'voucher'; code: string; captcha: string | undefined } | { kind: 'credit' } | { kind: 'wallet' };

/** The result of the last try with one kind of money, until another kind is tried. */
interface MoneyMessage {
  failure: string | null;
  applied: boolean;
}

/**
 * Applies and removes voucher, store credit and wallet of the cart. Every component that uses this hook sees the result of
 * the last try; the next try clears it (CART-17).
 */
export function useCartMoney() {
  const t = useText();
  const toast = useToast();
  const [applyVoucher, voucher] = useApplyVoucherMutation({ fixedCacheKey: 'cart-voucher' });
  const [applyCredit, credit] = useApplyStoreCreditMutation({ fixedCacheKey: 'cart-credit' });
  const [applyWallet, wallet] = useApplyWalletMutation({ fixedCacheKey: 'cart-wallet' });
  const [removeVoucher, voucherRemoval] = useRemoveVoucherMutation({ fixedCacheKey: 'cart-voucher-going' });
  const [removeCredit, creditRemoval] = useRemoveStoreCreditMutation({ fixedCacheKey: 'cart-credit-going' });
  const [removeWallet, walletRemoval] = useRemoveWalletMutation({ fixedCacheKey: 'cart-wallet-going' });
  const tries = { voucher, credit, wallet };
  const mutations = [...Object.values(tries), voucherRemoval, creditRemoval, walletRemoval];
  const busy = mutations.some(({ isLoading }) => isLoading);

  function clear() {
    for (const { reset } of mutations) reset();
  }

  /** Removes the reasons of failed tries; what was applied stays. */
  function clearFailures() {
    for (const { error, reset } of mutations) if (error) reset();
  }

  /** Pays a part of the cart with this money and returns the error, if any. Does nothing while another call is running. */
  async function apply(money: MoneyToUse) {
    if (busy) return undefined;
    clear();
    if (money.kind === 'credit') return (await applyCredit({})).error;
    if (money.kind === 'wallet') return (await applyWallet(undefined)).error;
    const { code: giftVoucherCode, captcha } = money;
    return (await applyVoucher({ body: { giftVoucherCode, captcha } })).error;
  }

  async function remove(kind: MoneyKind) {
    if (busy) return;
    clear();
    const { error } = await { voucher: removeVoucher, credit: removeCredit, wallet: removeWallet }[kind](
      undefined,
    );
    if (!error) toast(t(`cart.removed-${kind}`));
  }

  function messageOf(kind: MoneyKind): MoneyMessage {
    const { error, isSuccess } = tries[kind];
    // The field of the captcha shows its own request.
    const needsCaptcha = codeOf(error) === 'captcha_required';
    return {
      failure: error && !needsCaptcha ? reasonOf(error, t('cart.offline')) : null,
      applied: isSuccess,
    };
  }

  const failedRemoval = [voucherRemoval, creditRemoval, walletRemoval].find(({ error }) => error)?.error;
  return {
    apply,
    remove,
    messageOf,
    clearFailures,
    busy,
    removeFailure: failedRemoval ? reasonOf(failedRemoval, t('cart.offline')) : null,
  };
}
