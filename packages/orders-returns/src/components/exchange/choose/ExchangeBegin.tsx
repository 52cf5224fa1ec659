import { storeExchange, paths, reasonOf } from '@lunette/api-client';
import {
  Button,
  Chip,
  Choice,
  ChoiceGroup,
  EmptyState,
  FieldMessage,
  GoodsPicture,
  Message,
  QuantityStepper,
} from '@lunette/ui-kit';
import { useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useBeginExchangeMutation } from '../../../api/exchange.ts';
import type { ExchangeMethod } from '../../../contract/exchange.ts';
import type { Order } from '../../../contract/order.ts';
import type { OrderItem } from '../../../contract/orderItem.ts';
import type { ItemEligibility } from '../../../contract/return/returnEligibility.ts';
import type { ReturnReason } from '../../../contract/return/returnParts.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { shortName } from '../../item/shortName.ts';
import { listingPathOf } from '../listingPathOf.ts';

interface ExchangeBeginProps {
  order: Order;
  item: OrderItem;
  eligibility: ItemEligibility | undefined;
}

/** The first steps of an exchange: quantity, reason, and whether to take the same model or something else. */
export function ExchangeBegin({ order, item, eligibility }: ExchangeBeginProps) {
  const t = useExchangeText();
  const name = shortName(item);
  if (!eligibility?.isExchangeable)
    return (
      <EmptyState
        title={t('exchange.not-now', { name })}
        text={eligibility?.message}
        action={
          <Button as={Link} to={paths.orderSummary(order.id)}>
            {t('exchange.to-order')}
          </Button>
        }
      />
    );
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)] desk:gap-16">
      <div className="min-w-0">
        <h1 className="display text-36 wrap-anywhere tablet:text-48">{t('exchange.title', { name })}</h1>
        <p className="mt-2.5 mb-7 max-w-[60ch] text-ink-soft">{t('exchange.begin-text')}</p>
        <Questions order={order} item={item} eligibility={eligibility} />
      </div>
      <GoodsPicture
        src={item.thumbnail}
        alt={item.name}
        mm={item.frameWidth}
        className="max-desk:order-first tablet:max-desk:max-w-80"
      />
    </div>
  );
}

function Questions({ order, item, eligibility }: ExchangeBeginProps & { eligibility: ItemEligibility }) {
  const t = useExchangeText();
  const id = useId();
  const [quantity, setQuantity] = useState(eligibility.quantity);
  const [reason, setReason] = useState<string | null>(null);
  const [method, setMethod] = useState<ExchangeMethod>('NEWPRODUCT');
  const [isAsked, setAsked] = useState(false);
  const { begin, isLoading, fault } = useBegin(order, item);
  // Goods that arrived broken or not at all are a claim, for which nothing is sent back.
  const reasons = eligibility.reasons.filter(({ id, needsPhoto }) => !needsPhoto && id !== 'not_arrived');
  const press = () => {
    setAsked(true);
    if (reason !== null) void begin({ quantity, reason: reason as ReturnReason, method });
  };
  return (
    <div className="grid gap-7">
      {eligibility.quantity > 1 && (
        <div className="grid gap-2">
          <span className="text-14 font-medium">{t('exchange.how-many')}</span>
          <div className="flex flex-wrap items-center gap-3.5">
            <QuantityStepper
              label={item.name}
              value={quantity}
              max={eligibility.quantity}
              onChange={setQuantity}
            />
            <span className="text-14 text-ink-soft">
              {t('exchange.of', { count: quantity, ordered: item.quantity })}
            </span>
          </div>
        </div>
      )}
      <div role="group" aria-labelledby={id} className="grid gap-2">
        <span id={id} className="text-14 font-medium">
          {t('exchange.why')}
        </span>
        <div className="flex flex-wrap gap-2">
          {reasons.map((choice) => (
            <Chip key={choice.id} on={choice.id === reason} onClick={() => setReason(choice.id)}>
              {choice.title}
            </Chip>
          ))}
        </div>
        <div role="alert">
          <FieldMessage tone="bad">{isAsked && reason === null && t('exchange.missing-reason')}</FieldMessage>
        </div>
      </div>
      <ChoiceGroup legend={t('exchange.what')}>
        {(['NEWPRODUCT', 'SAMEPRODUCT'] as const).map((choice) => {
          const kind = choice === 'NEWPRODUCT' ? 'new' : 'same';
          return (
            <Choice
              key={choice}
              name="method"
              title={t(`exchange.${kind}`)}
              text={t(`exchange.${kind}-text`)}
              checked={method === choice}
              onChange={() => setMethod(choice)}
            />
          );
        })}
      </ChoiceGroup>
      {fault && <Message tone="bad">{fault}</Message>}
      <div>
        <Button size="l" className="max-tablet:w-full" loading={isLoading} onClick={press}>
          {t('exchange.begin')}
        </Button>
      </div>
    </div>
  );
}

/** Opens the exchange and sets this tab to exchange mode; other goods are then chosen in the shop. */
function useBegin(order: Order, item: OrderItem) {
  const t = useExchangeText();
  const navigate = useNavigate();
  const [send, { isLoading, error }] = useBeginExchangeMutation();
  const begin = async (request: { quantity: number; reason: ReturnReason; method: ExchangeMethod }) => {
    if (isLoading) return;
    const { data } = await send({ params: { orderId: order.id }, body: { itemId: item.id, ...request } });
    if (!data) return;
    const { id: exchangeId, method, until, orderId, itemId } = data;
    storeExchange({ method, orderId, itemId, exchangeId, returnStep: 'third', finalStep: '' }, until);
    if (method === 'NEWPRODUCT') await navigate(listingPathOf(data.classification));
  };
  const fault = error ? t('exchange.begin-failed', { reason: reasonOf(error, t('exchange.offline')) }) : null;
  return { begin, isLoading, fault };
}
