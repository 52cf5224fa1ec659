import { reasonOf } from '@lunette/api-client';
import type { Money } from '@lunette/country-config';
import { Button, Choice, ChoiceGroup, ErrorState, Message, Num, Price, Skeleton } from '@lunette/ui-kit';
import { Banknote, CreditCard, Gift } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useGetPaymentMethodsQuery } from '../api.ts';
import type { OrderPayment, PaymentMethod } from '../contract/index.ts';
import { useText } from '../text.ts';
import { useCardFrame } from '../useCardFrame.ts';
import { usePayment } from '../usePayment.ts';
import { CardFields } from './CardFields.tsx';
import { PaymentProblemNote } from './PaymentProblemNote.tsx';
import { StepAction } from './StepAction.tsx';

interface PaymentFormProps {
  /** What is to be paid, without what a way of paying costs. */
  total: Money;
  /** The payment that was begun before, if any. */
  known?: OrderPayment | null;
  /** Hears what the chosen way costs, so that the total beside it can say so. */
  onFee?: (fee: Money | null) => void;
  /** Hears that the order is made: from now on it is only to be paid. */
  onOrder?: (orderId: string) => void;
}

const ICON = { cc: CreditCard, cod: Banknote, none: Gift };

/** The ways to pay and the one button: card in the provider's frame, or cash at the door with its fee. */
export function PaymentForm({ total, known = null, onFee, onOrder }: PaymentFormProps) {
  const t = useText();
  const { payment, card, problem, busy, begin, finish } = usePayment(known);
  const frame = useCardFrame(card, () => void finish());
  const orderId = payment?.orderId;
  const { data, error, isFetching, refetch } = useGetPaymentMethodsQuery({
    query: orderId ? { orderId } : {},
  });
  const [picked, setPicked] = useState<PaymentMethod['id'] | null>(null);
  const methods = data?.paymentMethods ?? [];
  const method = methods.find(({ id }) => id === (picked ?? 'cc')) ?? methods[0];
  const fee = method?.available ? method.fee : null;

  useEffect(() => onFee?.(fee), [fee, onFee]);
  useEffect(() => {
    if (orderId) onOrder?.(orderId);
  }, [orderId, onOrder]);

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
  const due = { ...total, value: total.value + (fee?.value ?? 0) };
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
      {problem && <PaymentProblemNote problem={problem} orderId={orderId} />}
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
    </>
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
