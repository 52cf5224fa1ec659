import { reasonOf } from '@lunette/api-client';
import type { Money } from '@lunette/country-config';
import {
  Choice,
  ChoiceGroup,
  Disclosure,
  ErrorState,
  lazyPart,
  Message,
  Num,
  Skeleton,
} from '@lunette/ui-kit';
import { useEffect, useState, type ReactNode } from 'react';
import { useGetPaymentMethodsQuery } from '../../api/checkout.ts';
import type { OrderPayment, PaymentMethod } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { knownMethods, METHODS } from './methods.ts';
import { OfferNotice } from './methods/card/OfferNotice.tsx';
import { useCardFrame } from './methods/card/useCardFrame.ts';
import { useUpiEntry, type UpiWish } from './methods/upi/useUpiEntry.ts';
import { PaymentProblemNote } from './PaymentProblemNote.tsx';
import { usePayment } from './usePayment.ts';

const CardOffers = lazyPart(async () => (await import('./methods/card/CardOffers.tsx')).CardOffers);

interface PaymentFormProps {
  /** What is to be paid, without what a way of paying costs. */
  total: Money;
  /** The payment that was begun before, if any. */
  known?: OrderPayment | null;
  /** The cart that is to become the order, where there is none yet. */
  cartId?: string;
  /** The card offer in the total, as its title. */
  offer?: string;
  /** Hears of the chosen way and what it costs, so that the total beside it can say so. */
  onMethod?: (method: PaymentMethod | null) => void;
  /** Hears that the order is made: from now on it is only to be paid. */
  onOrder?: (orderId: string) => void;
  /** The way to give the order up and have its goods in the bag again. */
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
  const { payment, card, problem, captcha, busy, begin, finish } = usePayment({ known, cartId, onOrder });
  const orderId = payment?.orderId;
  const { data, error, isFetching, refetch } = useGetPaymentMethodsQuery({
    query: orderId ? { orderId } : {},
  });
  // Who comes back to a payment finds the method that they had chosen.
  const [picked, setPicked] = useState(known?.method ?? null);
  const methods = knownMethods(data?.paymentMethods ?? []);
  const method = methods.find(({ id }) => id === picked) ?? methods[0];
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
  if (!method) return <MethodSkeleton />;
  const due = chosen?.total ?? { ...total, value: total.value + (chosen?.fee?.value ?? 0) };
  const { takesCardOffer, Fields, Action } = METHODS[method.id];
  const props = {
    ...{ due, card, frame, busy, upi },
    begin: () => void begin({ method: method.id, total: due.value }),
    beginUpi: (wish: UpiWish) => void begin({ method: 'upi', total: due.value, upi: wish }),
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
      <ChoiceGroup legend={t('checkout.payment-legend')} hideLegend>
        {methods.map(({ id, title, description, available, reason }) => {
          const Icon = METHODS[id].icon;
          return (
            <Choice
              key={id}
              name="payment"
              value={id}
              checked={id === method.id}
              disabled={!available}
              onChange={() => setPicked(id)}
              title={title}
              text={available ? description : reason}
              end={<Icon />}
            >
              {id === method.id && Fields && <Fields {...props} />}
            </Choice>
          );
        })}
      </ChoiceGroup>
      {takesCardOffer && !orderId && <CardOffersDisclosure />}
      {problem && <PaymentProblemNote problem={problem} orderId={orderId} />}
      {captcha && <div className="mt-4">{captcha}</div>}
      <Action {...props} />
      {orderId && takeBack && <div className="mt-3 grid gap-2">{takeBack(orderId)}</div>}
    </>
  );
}

/** The check of a card's offers, fetched when it is opened. */
function CardOffersDisclosure() {
  const t = useText();
  const [open, setOpen] = useState(false);
  return (
    <Disclosure
      title={t('checkout.offer-title')}
      className="mt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {open && <CardOffers />}
    </Disclosure>
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
