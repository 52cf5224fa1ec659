import { reasonOf } from '@lunette/api-client';
import type { Money } from '@lunette/country-config';
import {
  Button,
  Choice,
  ChoiceGroup,
  Disclosure,
  ErrorState,
  latePart,
  Message,
  Num,
  Price,
  Skeleton,
} from '@lunette/ui-kit';
import { Banknote, CreditCard, Gift } from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { useGetPaymentMethodsQuery } from '../../api.ts';
import type { OrderPayment, PaymentMethod } from '../../contract/index.ts';
import { useText } from '../../text.ts';
import { useCardFrame } from './methods/card/useCardFrame.ts';
import { usePayment } from './usePayment.ts';
import { CardFields } from './methods/card/CardFields.tsx';
import { OfferNotice } from './methods/card/OfferNotice.tsx';
import { PaymentProblemNote } from './PaymentProblemNote.tsx';
import { StepAction } from '../StepAction.tsx';

const CardOffers = latePart(async () => (await import('./methods/card/CardOffers.tsx')).CardOffers);

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

const ICON = { cc: CreditCard, cod: Banknote, none: Gift };

/** The ways to pay and the one button: card in the provider's frame, or cash at the door with its fee. */
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
  const { payment, card, problem, busy, begin, finish } = usePayment({ known, cartId, onOrder });
  const frame = useCardFrame(card, () => void finish());
  const orderId = payment?.orderId;
  const { data, error, isFetching, refetch } = useGetPaymentMethodsQuery({
    query: orderId ? { orderId } : {},
  });
  const [picked, setPicked] = useState<PaymentMethod['id'] | null>(null);
  const methods = data?.paymentMethods ?? [];
  const method = methods.find(({ id }) => id === (picked ?? 'cc')) ?? methods[0];
  const chosen = method?.available ? method : null;

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
  if (!method) return <MethodSkeleton />;
  const due = chosen?.total ?? { ...total, value: total.value + (chosen?.fee?.value ?? 0) };
  const byCard = method.id === 'cc';
  const press = () => (byCard && card ? frame.submit() : void begin({ method: method.id, total: due.value }));
  const price = <Price amount={due} />;
  return (
    <>
      {orderId && !known && (
        <Message tone="accent" className="mb-4">
          {t.rich('checkout.reserved', { order: <Num>{orderId}</Num> })}
        </Message>
      )}
      {payment?.offer && byCard && (
        <OfferNotice
          offer={payment.offer}
          busy={busy}
          onWithout={({ value }) => void begin({ method: 'cc', total: value, withoutOffer: true })}
        />
      )}
      {offer && !orderId && (
        <Message tone={byCard ? 'accent' : 'warn'} className="mb-4">
          {t(byCard ? 'checkout.offer-card' : 'checkout.offer-not-cash', { title: offer })}
        </Message>
      )}
      <ChoiceGroup legend={t('checkout.payment-legend')} hideLegend>
        {methods.map(({ id, title, description, available, reason }) => {
          const Icon = ICON[id];
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
              {id === 'cc' && (card ? <CardFields card={card} frame={frame} /> : <CardNext />)}
            </Choice>
          );
        })}
      </ChoiceGroup>
      {byCard && !orderId && <CardOfferDoor />}
      {problem && <PaymentProblemNote problem={problem} orderId={orderId} />}
      {byCard && frame.challenged ? (
        <Message tone="accent" className="mt-4">
          {t('checkout.bank-asks')}
        </Message>
      ) : (
        <StepAction total={byCard && !card ? due : undefined}>
          <Button
            size="l"
            full
            loading={busy || (byCard && (frame.sending || (card !== null && frame.state === 'loading')))}
            off={byCard && frame.state === 'unavailable' ? t('checkout.card-unavailable') : undefined}
            onClick={press}
          >
            <span>
              {byCard && !card && t('checkout.to-card')}
              {byCard && card && t.rich('checkout.pay', { total: price })}
              {method.id === 'cod' && t.rich('checkout.place-order', { total: price })}
              {method.id === 'none' && t('checkout.place-covered')}
            </span>
          </Button>
        </StepAction>
      )}
      {orderId && takeBack && <div className="mt-3 grid gap-2">{takeBack(orderId)}</div>}
    </>
  );
}

/** The check of a card's offers, fetched when it is opened. */
function CardOfferDoor() {
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

function CardNext() {
  const t = useText();
  return <p className="text-14 text-ink-soft">{t('checkout.card-next')}</p>;
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
