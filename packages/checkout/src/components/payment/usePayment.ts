import { codeOf, paths, reasonOf, useAttempt } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLazyGetPaymentQuery, usePayOrderMutation } from '../../api/checkout.ts';
import type { OrderPayment, PaymentMethodCode } from '../../contract/index.ts';
import { isOpen, isUnderWay } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import { upiPath } from '../upi/upiPath.ts';
import type { UpiRequest } from './methods/upi/useUpiEntry.ts';

/** Why paying did not work, in words, and where the shopper can look. */
export interface PaymentProblem {
  text: string;
  look?: 'bag' | 'payment';
}

/** Codes of refusals after which the bag has the answer. */
const IN_THE_BAG = ['out_of_stock', 'cart_empty', 'order_cancelled'];

interface Begin {
  method: PaymentMethodCode;
  /** The total that stood on the button. */
  total: number;
  /** With any card, for what there is to pay without the offer of a bank. */
  withoutOffer?: boolean;
  /** Pays with this saved card. */
  cardToken?: string | undefined;
  /** How UPI is to ask, where that is the method. */
  upi?: UpiRequest;
}

interface Paying {
  /** The payment that was begun before, if any. */
  known: OrderPayment | null;
  /** The cart that is to become the order. */
  cartId?: string | undefined;
  /** Hears of the order as soon as there is one. */
  onOrder?: ((orderId: string) => void) | undefined;
}

/**
 * Pays: places the order once however often it is pressed, keeps what the provider has opened, and goes to the page
 * that tells how it ended. After a failure it can be tried again, with the same card or in another way.
 */
export function usePayment({ known, cartId, onOrder }: Paying) {
  const t = useText();
  const navigate = useNavigate();
  const attempt = useAttempt();
  const captcha = useCaptcha({ isAlone: false });
  const [pay, { isLoading: starting }] = usePayOrderMutation();
  const [askPayment, { isFetching: asking }] = useLazyGetPaymentQuery();
  const [payment, setPayment] = useState(known);
  /** The saved card that was charged and about which the bank asks. */
  const [charged, setCharged] = useState<string | null>(null);
  const [problem, setProblem] = useState<PaymentProblem | null>(
    known?.message ? { text: known.message } : null,
  );

  /** Takes an answer: on to the end if it is one, else the provider's page or its card fields, else the reason in words. */
  function take(answer: OrderPayment) {
    const { orderId, orderPlaced, orderCancelled, status, message } = answer;
    onOrder?.(orderId);
    if (orderPlaced) return navigate(paths.success(orderId), { replace: true });
    setPayment(answer);
    if (answer.pageUrl) return location.assign(answer.pageUrl);
    const toUpi = upiPath(answer);
    if (toUpi) return navigate(toUpi, { replace: true });
    if (isUnderWay(answer)) return navigate(paths.paymentConfirm(orderId), { replace: true });
    if (isOpen(status) && !answer.card) setProblem({ text: t('checkout.confirm-not-open') });
    if (!isOpen(status))
      setProblem({
        text: message ?? t('checkout.confirm-failed-text'),
        ...(orderCancelled && { look: 'bag' as const }),
      });
    return undefined;
  }

  async function send({ method, total, withoutOffer, cardToken, upi }: Begin, solution?: string) {
    const orderId = payment?.orderId;
    const which = orderId ? { orderId } : { cartId };
    const body = { paymentMethod: method, expectedTotal: total, ...which, withoutOffer, cardToken, upi };
    const answer = await pay({ body: { ...body, captcha: solution }, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    return answer;
  }

  async function begin(request: Begin) {
    setProblem(null);
    const solution = captcha.take();
    if (solution === null) return undefined;
    const { data, error } = await send(request, solution);
    if (data) {
      setCharged(request.cardToken ?? null);
      return take(data);
    }
    if (captcha.wasMissing(error)) return undefined;
    const code = codeOf(error);
    setProblem({
      text: reasonOf(error, t('checkout.problem-lost')),
      ...(code && IN_THE_BAG.includes(code) && { look: 'bag' as const }),
      ...(code === 'payment_pending' && { look: 'payment' as const }),
    });
    return undefined;
  }

  /** The payment was refused: says so, and opens the provider's fields again for the same order. */
  async function again(failed: OrderPayment, method: PaymentMethodCode) {
    setProblem({ text: failed.message ?? t('checkout.confirm-failed-text') });
    const { data } = await send({ method, total: failed.amount.value });
    if (data) return take(data);
    setPayment(failed);
    return undefined;
  }

  /** The provider's fields report an end; the gateway says which, not the frame. */
  async function finish(method: PaymentMethodCode) {
    if (!payment) return undefined;
    const { orderId } = payment;
    const { data } = await askPayment({ params: { orderId } });
    if (!data || isOpen(data.status) || isUnderWay(data))
      return navigate(paths.paymentConfirm(orderId), { replace: true });
    // Of a saved card there are no fields to open again: it is chosen again, or another way.
    return data.status === 'failed' && !data.orderCancelled && charged === null
      ? again(data, method)
      : take(data);
  }

  const card = payment && isOpen(payment.status) ? payment.card : null;
  const busy = starting || asking;
  return { payment, card, charged, problem, captcha: captcha.field, busy, begin, finish };
}
