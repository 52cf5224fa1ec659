import { reasonOf } from '@lunette/api-client';
import type { Money } from '@lunette/country-config';
import { Choice, ChoiceGroup, ErrorState, Message, Num, Skeleton } from '@lunette/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useGetPaymentMethodsQuery } from '../../api/checkout.ts';
import type { OrderPayment, PaymentMethod } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useIsSalesman } from '../staff/useIsSalesman.ts';
import { knownMethods, METHODS } from './methods.ts';
import { CardFields } from './methods/card/CardFields.tsx';
import { useCardFrame } from './methods/card/useCardFrame.ts';
import { useUpiEntry, type UpiRequest } from './methods/upi/useUpiEntry.ts';
import { SavedCardAction } from './methods/savedCard/SavedCardAction.tsx';
import { SavedCardChoice } from './methods/savedCard/SavedCardChoice.tsx';
import { SavedCardsError } from './methods/savedCard/SavedCardsError.tsx';
import { useSavedCards } from './methods/savedCard/useSavedCards.ts';
import { OfferNotice } from './offers/OfferNotice.tsx';
import { PaymentOffers } from './offers/PaymentOffers.tsx';
import { PaymentProblemNote } from './PaymentProblemNote.tsx';
import { usePayment } from './usePayment.ts';

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
  takeBack?: ((orderId: string) => ReactNode) | undefined;
}

/** The payment methods and the one button of the chosen one. */
export function PaymentForm({
  total,
  known = null,
  cartId,
  offer,
  onMethod,
  onOrder,
  takeBack,
}: PaymentFormProps) {
  const t = useText();
  const { payment, card, charged, problem, captcha, busy, begin, finish } = usePayment({
    known,
    cartId,
    onOrder,
  });
  const orderId = payment?.orderId;
  const isSalesman = useIsSalesman();
  const { data, error, isFetching, refetch } = useGetPaymentMethodsQuery({
    query: { ...(orderId && { orderId }), ...(isSalesman && { isSalesman: 'true' }) },
  });
  const saved = useSavedCards(orderId);
  // A shopper who comes back to a payment finds the chosen method again.
  const [picked, setPicked] = useState(known?.method ?? null);
  const methods = knownMethods(data?.paymentMethods ?? []);
  const byCard = methods.find(({ id, available }) => METHODS[id].takesCards && available);
  const cards = byCard ? saved.cards : [];
  const savedCard = cards.find(
    ({ cardToken, available }) => available && (picked === null || cardToken === picked),
  );
  const method = (savedCard && byCard) ?? methods.find(({ id }) => id === picked) ?? methods[0];
  const chosen = method?.available ? method : null;
  const upi = useUpiEntry();
  const frame = useCardFrame(card, () => method && void finish(method.id));

  useEffect(() => onMethod?.(chosen), [chosen, onMethod]);

  if (!data && error)
    return (
      <ErrorState
        title={t('checkout.methods-error')}
        text={t('checkout.error-text', { reason: reasonOf(error, t('checkout.offline')) })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  if (data && !method)
    return (
      <ErrorState
        title={t('checkout.methods-error')}
        text={t('checkout.methods-later')}
        onRetry={() => location.reload()}
      />
    );
  if (!method || saved.isLoading) return <MethodSkeleton />;
  const due = chosen?.total ?? { ...total, value: total.value + (chosen?.fee?.value ?? 0) };
  const { takesCardOffer, Fields } = METHODS[method.id];
  const Action = savedCard ? SavedCardAction : METHODS[method.id].Action;
  const props = {
    due,
    frame,
    busy,
    upi,
    // The card fields are shown under the saved card that the bank asks about, otherwise under the typed card.
    card: savedCard && savedCard.cardToken !== charged ? null : card,
    begin: () => void begin({ method: method.id, total: due.value, cardToken: savedCard?.cardToken }),
    beginUpi: (request: UpiRequest) => void begin({ method: method.id, total: due.value, upi: request }),
  };
  return (
    <>
      {orderId && !known && (
        <Message tone="accent" className="mb-4">
          {t.rich('checkout.reserved', { order: <Num>{orderId}</Num> })}
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
      {saved.failed && <SavedCardsError retrying={saved.isFetching} onRetry={() => void saved.refetch()} />}
      <ChoiceGroup legend={t('checkout.payment-legend')} hideLegend>
        {cards.map((one) => (
          <SavedCardChoice
            key={one.cardToken}
            card={one}
            checked={one === savedCard}
            onChange={() => setPicked(one.cardToken)}
          >
            {one === savedCard && props.card && <CardFields {...props} />}
          </SavedCardChoice>
        ))}
        {methods.map(({ id, title, description, available, reason }) => {
          const { icon: Icon, takesCards } = METHODS[id];
          return (
            <Choice
              key={id}
              name="payment"
              value={id}
              checked={!savedCard && id === method.id}
              disabled={!available}
              onChange={() => setPicked(id)}
              title={takesCards && cards.length > 0 ? t('checkout.another-card') : title}
              text={available ? description : reason}
              end={<Icon />}
            >
              {!savedCard && id === method.id && Fields && <Fields {...props} />}
            </Choice>
          );
        })}
      </ChoiceGroup>
      {!orderId && <PaymentOffers takesCardOffer={takesCardOffer} />}
      {problem && <PaymentProblemNote problem={problem} orderId={orderId} />}
      {captcha && <div className="mt-4">{captcha}</div>}
      <Action {...props} />
      {orderId && takeBack && <div className="mt-3 grid gap-2">{takeBack(orderId)}</div>}
    </>
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
