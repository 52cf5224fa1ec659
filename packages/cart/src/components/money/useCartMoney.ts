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

export type MoneyKind = 'voucher' | 'credit' | 'wallet';

type Wanted =
  { kind: 'voucher'; code: string; captcha: string | undefined } | { kind: 'credit' } | { kind: 'wallet' };

/** What became of the last try with one kind of money, for as long as no other kind is tried. */
interface MoneyMessage {
  failure: string | null;
  applied: boolean;
}

/**
 * Voucher, store credit and wallet of the cart. What became of a try, or of taking one of them off again, stays until
 * the next one, which clears it (CART-17), wherever on the page it is shown.
 */
export function useCartMoney() {
  const t = useText();
  const toast = useToast();
  const [sendVoucher, voucher] = useApplyVoucherMutation({ fixedCacheKey: 'cart-voucher' });
  const [sendCredit, credit] = useApplyStoreCreditMutation({ fixedCacheKey: 'cart-credit' });
  const [sendWallet, wallet] = useApplyWalletMutation({ fixedCacheKey: 'cart-wallet' });
  const [dropVoucher, voucherGoing] = useRemoveVoucherMutation({ fixedCacheKey: 'cart-voucher-going' });
  const [dropCredit, creditGoing] = useRemoveStoreCreditMutation({ fixedCacheKey: 'cart-credit-going' });
  const [dropWallet, walletGoing] = useRemoveWalletMutation({ fixedCacheKey: 'cart-wallet-going' });
  const tries = { voucher, credit, wallet };
  const all = [...Object.values(tries), voucherGoing, creditGoing, walletGoing];
  const busy = all.some(({ isLoading }) => isLoading);

  function clear() {
    for (const { reset } of all) reset();
  }

  /** Takes money off the cart, once however often it is pressed; gives the failure, if there was one. */
  async function apply(wanted: Wanted) {
    if (busy) return undefined;
    clear();
    if (wanted.kind === 'credit') return (await sendCredit({})).error;
    if (wanted.kind === 'wallet') return (await sendWallet(undefined)).error;
    const { code: giftVoucherCode, captcha } = wanted;
    return (await sendVoucher({ body: { giftVoucherCode, captcha } })).error;
  }

  async function remove(kind: MoneyKind) {
    if (busy) return;
    clear();
    const { error } = await { voucher: dropVoucher, credit: dropCredit, wallet: dropWallet }[kind](undefined);
    if (!error) toast(t(`cart.removed-${kind}`));
  }

  function messageOf(kind: MoneyKind): MoneyMessage {
    const { error, isSuccess } = tries[kind];
    // The box of the puzzle says so itself.
    const isAsked = codeOf(error) === 'captcha_required';
    return { failure: error && !isAsked ? reasonOf(error, t('cart.offline')) : null, applied: isSuccess };
  }

  const gone = [voucherGoing, creditGoing, walletGoing].find(({ error }) => error)?.error;
  return { apply, remove, messageOf, busy, removeFailure: gone ? reasonOf(gone, t('cart.offline')) : null };
}
