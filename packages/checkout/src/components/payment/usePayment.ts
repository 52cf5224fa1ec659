import { paths, useAttempt } from '@lunette/api-client';
import { useCaptcha } from '@lunette/session';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLazyGetPaymentQuery, usePayOrderMutation } from '../../api/checkout.ts';
import type { OrderPayment, PaymentMethodCode } from '../../contract/index.ts';
import { isOpen, isUnderWay } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import { upiPath } from '../upi/upiPath.ts';
import type { UpiRequest } from './methods/upi/useUpiEntry.ts';
import { problemOfCall, problemOfPayment, type PaymentProblem } from './paymentProblem.ts';

interface PaymentRequest {
  method: PaymentMethodCode;
  /** The total that the button showed. */
  total: number;
  /** Pays the full amount with any card, without the offer of a bank. */
  withoutOffer?: boolean;
  /** Pays with this saved card. */
  cardToken?: string | undefined;
  /** How UPI sends its request, if the method is UPI. */
  upi?: UpiRequest;
}

interface PaymentOptions {
  /** The payment that was begun before, if any. */
  known: OrderPayment | null;
  /** The cart of a new order. */
  cartId?: string | undefined;
  /** Called with the id of the order as soon as it exists. */
  onOrder?: ((orderId: string) => void) | undefined;
}

/**
 * Pays an order. Repeated presses place it once. After the payment it navigates to the page with the result; after a
 * failure the shopper can try again, with the same card or another method.
 */
export function usePayment({ known, cartId, onOrder }: PaymentOptions) {
  const t = useText();
  const navigate = useNavigate();
  const captcha = useCaptcha({ isAlone: false });
  const [askPayment, { isFetching: asking }] = useLazyGetPaymentQuery();
  const [payment, setPayment] = useState(known);
  const { send, starting } = usePayCall(payment ? { orderId: payment.orderId } : { cartId });
  /** The saved card that was charged and for which the bank asks for a code. */
  const [charged, setCharged] = useState<string | null>(null);
  const [problem, setProblem] = useState<PaymentProblem | null>(
    known?.message ? { text: known.message } : null,
  );

  /** Shows the next step of a payment: its result, the provider's page or card fields, or the reason of a failure. */
  function showAnswer(answer: OrderPayment) {
    const { orderId, orderPlaced } = answer;
    onOrder?.(orderId);
    if (orderPlaced) return navigate(paths.success(orderId), { replace: true });
    setPayment(answer);
    if (answer.pageUrl) return location.assign(answer.pageUrl);
    const toUpi = upiPath(answer);
    if (toUpi) return navigate(toUpi, { replace: true });
    if (isUnderWay(answer)) return navigate(paths.paymentConfirm(orderId), { replace: true });
    const found = problemOfPayment(answer, t);
    if (found) setProblem(found);
    return undefined;
  }

  async function begin(request: PaymentRequest) {
    setProblem(null);
    const solution = captcha.take();
    if (solution === null) return undefined;
    const { data, error } = await send(request, solution);
    if (data) {
      setCharged(request.cardToken ?? null);
      return showAnswer(data);
    }
    if (captcha.wasMissing(error)) return undefined;
    setProblem(problemOfCall(error, t));
    return undefined;
  }

  /** Shows why a payment was refused and opens the provider's fields again for the same order. */
  async function reopenFields(failed: OrderPayment, method: PaymentMethodCode) {
    setProblem({ text: failed.message ?? t('checkout.confirm-failed-text') });
    const { data } = await send({ method, total: failed.amount.value });
    if (data) return showAnswer(data);
    setPayment(failed);
    return undefined;
  }

  /** Called when the provider's fields have finished. The result is read from the gateway, not from the frame. */
  async function finish(method: PaymentMethodCode) {
    if (!payment) return undefined;
    const { orderId } = payment;
    const { data } = await askPayment({ params: { orderId } });
    if (!data || isOpen(data.status) || isUnderWay(data))
      return navigate(paths.paymentConfirm(orderId), { replace: true });
    // A saved card has no fields to open again: the shopper chooses a method again.
    return data.status === 'failed' && !data.orderCancelled && charged === null
      ? reopenFields(data, method)
      : showAnswer(data);
  }

  const card = payment && isOpen(payment.status) ? payment.card : null;
  const busy = starting || asking;
  return { payment, card, charged, problem, captcha: captcha.field, busy, begin, finish };
}

/** The call that pays an order, or places the order of a cart and pays it; a repeated one has the same idempotency key. */
function usePayCall(target: { orderId: string } | { cartId: string | undefined }) {
  const attempt = useAttempt();
  const [pay, { isLoading: starting }] = usePayOrderMutation();
  async function send({ method, total, withoutOffer, cardToken, upi }: PaymentRequest, captcha?: string) {
    const body = { paymentMethod: method, expectedTotal: total, ...target, withoutOffer, cardToken, upi };
    const answer = await pay({ body: { ...body, captcha }, idempotencyKey: attempt.keyFor(body) });
    attempt.ended(answer.error);
    return answer;
  }
  return { send, starting };
}
