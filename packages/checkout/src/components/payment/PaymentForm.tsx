import { reasonOf } from '@lunette/api-client';
import type { Money } from '@lunette/country-config';
import { ErrorState, FocusGuard, Message, Num, Skeleton } from '@lunette/ui-kit';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import type { OrderPayment, PaymentMethod } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { SavedError } from '../SavedError.tsx';
import { MethodChoices } from './MethodChoices.tsx';
import { METHODS } from './methods.ts';
import type { MethodProps } from './methodView.ts';
import { useCardFrame } from './methods/card/useCardFrame.ts';
import { SavedCardAction } from './methods/savedCard/SavedCardAction.tsx';
import { useUpiEntry, type UpiRequest } from './methods/upi/useUpiEntry.ts';
import { OfferNotice } from './offers/OfferNotice.tsx';
import { PaymentOffers } from './offers/PaymentOffers.tsx';
import { PayButton } from './PayButton.tsx';
import { PaymentProblemNote } from './PaymentProblemNote.tsx';
import { useKept } from './useKept.tsx';
import { usePayment } from './usePayment.ts';
import { usePaymentChoice } from './usePaymentChoice.ts';

interface PaymentFormProps {
  /** The amount to pay, without the fee of a payment method. */
  total: Money;
  /** The payment that was begun before, if any. */
  known?: OrderPayment | null;
  /** The cart of a new order. */
  cartId?: string;
  /** The card offer in the total, as its title. */
  offer?: string;
  /** Called with the chosen method and its fee, so that the total beside the form shows them. */
  onMethod?: (method: PaymentMethod | null) => void;
  /** Called when the order exists and only has to be paid. */
  onOrder?: (orderId: string) => void;
  /** A button that cancels the order and puts its goods back into the bag. */
  recartButton?: ((orderId: string) => ReactNode) | undefined;
}

/** The payment methods and the one button of the chosen one. */
export function PaymentForm(props: PaymentFormProps) {
  const { total, known = null, cartId, offer, onMethod, onOrder, recartButton } = props;
  const t = useText();
  const { payment, card, charged, problem, captcha, busy, begin, finish } = usePayment({
    known,
    cartId,
    onOrder,
  });
  const orderId = payment?.orderId;
  const choice = usePaymentChoice(orderId, known?.method ?? null);
  const { method, saved, savedCard } = choice;
  const chosen = method?.available ? method : null;
  const upi = useUpiEntry(method !== undefined && METHODS[method.id].hasUpiEntry, orderId);
  const kept = useKept(payment);
  const frame = useCardFrame(card, () => method && void finish(method.id));

  useEffect(() => onMethod?.(chosen), [chosen, onMethod]);

  if (!method) return <NoMethod query={choice.query} />;
  if (saved.isLoading) return <MethodSkeleton />;
  const due = chosen?.total ?? { ...total, value: total.value + (chosen?.fee?.value ?? 0) };
  const { takesCardOffer } = METHODS[method.id];
  const Action = savedCard ? SavedCardAction : METHODS[method.id].Action;
  const request = { method: method.id, total: due.value };
  const fields = {
    due,
    frame,
    busy,
    upi,
    // The card fields are shown under the saved card that the bank asks about, otherwise under the typed card.
    card: savedCard && savedCard.cardToken !== charged ? null : card,
    begin: () => void begin({ ...request, cardToken: savedCard?.cardToken }),
    beginUpi: (upiRequest: UpiRequest) => void begin({ ...request, upi: upiRequest }),
  };
  return (
    // The buttons of the notes, and the one that pays while the bank asks for a code, disappear once they were pressed.
    <FocusGuard>
      {orderId && !known && (
        <Message tone="accent" className="mb-4">
          {t.rich('checkout.reserved', { order: <Num>{orderId}</Num>, ...kept })}
        </Message>
      )}
      {payment?.offer && takesCardOffer && (
        <OfferNotice
          offer={payment.offer}
          busy={busy}
          onWithout={({ value }) => void begin({ method: method.id, total: value, withoutOffer: true })}
        />
      )}
      {offer && !orderId && (
        <Message tone={takesCardOffer ? 'accent' : 'warn'} className="mb-4">
          {t(takesCardOffer ? 'checkout.offer-card' : 'checkout.offer-not-cash', { title: offer })}
        </Message>
      )}
      {saved.failed && <SavedError text={t('checkout.saved-cards-fault')} query={saved} />}
      <MethodChoices choice={choice} fields={fields} />
      {!orderId && <PaymentOffers takesCardOffer={takesCardOffer} />}
      {problem && <PaymentProblemNote problem={problem} orderId={orderId} />}
      {captcha && <div className="mt-4">{captcha}</div>}
      <MethodAction method={method} As={Action} fields={fields} />
      {orderId && recartButton && <div className="mt-3 grid gap-2">{recartButton(orderId)}</div>}
    </FocusGuard>
  );
}

interface MethodActionProps {
  method: PaymentMethod;
  /** The button of the method, or of a saved card. */
  As: ComponentType<MethodProps>;
  fields: MethodProps;
}

/** The button that pays. If the method is not available, it says why, unless its payment is open at the provider already. */
function MethodAction({ method: { available, title, reason }, As, fields }: MethodActionProps) {
  if (available || fields.card) return <As {...fields} />;
  return (
    <PayButton loading={fields.busy} off={reason ?? title} onClick={fields.begin}>
      {title}
    </PayButton>
  );
}

/** Shown while there is no payment method: they are loading, could not be loaded, or are all unknown to this version. */
function NoMethod({ query }: Pick<ReturnType<typeof usePaymentChoice>, 'query'>) {
  const t = useText();
  const { data, error, isFetching, refetch } = query;
  if (data)
    return (
      <ErrorState
        title={t('checkout.methods-error')}
        text={t('checkout.methods-later')}
        onRetry={() => location.reload()}
      />
    );
  if (!error) return <MethodSkeleton />;
  return (
    <ErrorState
      title={t('checkout.methods-error')}
      text={t('checkout.error-text', { reason: reasonOf(error, t('checkout.offline')) })}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
}

function MethodSkeleton() {
  const t = useText();
  return (
    <div role="status" aria-label={t('checkout.loading')} className="grid gap-2.5">
      <Skeleton className="h-[124px] rounded-control" />
      <Skeleton className="h-[76px] rounded-control" />
      <Skeleton className="mt-6 h-14 rounded-control" />
    </div>
  );
}
