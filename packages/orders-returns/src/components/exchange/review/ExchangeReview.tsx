import { reasonOf } from '@lunette/api-client';
import type { CartLine } from '@lunette/cart/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { QueryState } from '@lunette/session';
import { FocusGuard, Message } from '@lunette/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { usePreviewExchangeQuery } from '../../../api/exchange.ts';
import { useGetReturnModesQuery } from '../../../api/return.ts';
import type { Exchange, ExchangeLeaves } from '../../../contract/exchange.ts';
import type { Order } from '../../../contract/order.ts';
import type { OrderItem } from '../../../contract/orderItem.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { useReturnText } from '../../../returnText.ts';
import { shortName } from '../../item/shortName.ts';
import { ReturnModes } from '../../return/mode/ReturnModes.tsx';
import { returnPlaceOf } from '../../return/mode/returnPlaceOf.ts';
import { missingModeText, NO_RETURN_MODE, requestedMode } from '../../return/mode/chosenReturnMode.ts';
import { ExchangeLeaving } from './ExchangeLeaving.tsx';
import { ExchangePair } from './ExchangePair.tsx';
import { ExchangeSum } from './ExchangeSum.tsx';
import { newPower } from './newPower.ts';
import { OtherPower } from './OtherPower.tsx';
import { useConfirmExchange } from './useConfirmExchange.ts';

interface ExchangeReviewProps {
  order: Order;
  exchange: Exchange;
  /** The old goods and the ones that were chosen for them. */
  before: OrderItem;
  after: CartLine;
  /** The choice of colours and sizes of the same model. */
  variants: ReactNode;
}

/**
 * The last step of an exchange: old and new goods, how the old ones are sent back, when the new ones are sent, the
 * difference.
 */
export function ExchangeReview({ order, exchange, before, after, variants }: ExchangeReviewProps) {
  const t = useExchangeText();
  const returnText = useReturnText();
  const [chosenMode, setChosenMode] = useState(NO_RETURN_MODE);
  const [leaves, setLeaves] = useState<ExchangeLeaves>('collected');
  const [prescription, setPrescription] = useState<Prescription | null>(null);
  const [isPowerOpen, setPowerOpen] = useState(false);
  const modes = useGetReturnModesQuery({ query: returnPlaceOf(order) });
  const request = { ...requestedMode(chosenMode), leaves, ...(prescription && { prescription }) };
  const params = { orderId: exchange.orderId, exchangeId: exchange.id };
  const preview = usePreviewExchangeQuery({ params, body: request });
  const shown = preview.data;
  const confirm = useConfirmExchange({
    params,
    request,
    preview: preview.currentData,
    onPickupTaken: () => setChosenMode((mode) => ({ ...mode, pickup: null })),
    refetch: preview.refetch,
  });
  const missing = missingModeText(chosenMode);
  const chosen = shown?.leaves.find(({ id }) => id === leaves);
  const names = { before: exchange.goodsName, after: after.modelName || after.name };
  const hasLenses = after.options.length > 0 && after.powerType !== 'frame_only';
  const hasPower = after.powerType !== null && hasLenses;
  const fault =
    confirm.fault ??
    (preview.error ? reasonOf(preview.error, t('exchange.offline')) : null) ??
    (confirm.isAsked && missing ? returnText(missing) : null);
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)] desk:gap-16">
      <div className="min-w-0">
        <h1 className="display text-36 wrap-anywhere tablet:text-48">{t('exchange.pair', names)}</h1>
        <p className="mt-2.5 mb-7 max-w-[60ch] text-ink-soft">
          <Widths exchange={exchange} after={after} />
        </p>
        {!after.inStock && (
          <Message tone="warn" className="mb-6">
            {t('exchange.gone', { name: names.after })}
          </Message>
        )}
        <FocusGuard>
          <ExchangePair
            exchange={exchange}
            before={before}
            after={after}
            power={newPower(before.prescription, prescription ?? after.prescription)}
            onChangePower={hasPower ? () => setPowerOpen(true) : null}
          />
          {isPowerOpen && after.powerType && (
            <OtherPower
              productId={after.productId}
              powerType={after.powerType}
              isOfBefore={newPower(before.prescription, after.prescription) === 'same'}
              before={prescription ?? after.prescription ?? before.prescription}
              onTake={(taken) => {
                setPrescription(taken);
                setPowerOpen(false);
              }}
            />
          )}
        </FocusGuard>
        {variants && <div className="mt-10">{variants}</div>}
        <h2 className="display mt-10 mb-4 text-28">{t('exchange.way', { name: shortName(before) })}</h2>
        {modes.data ? (
          <ReturnModes
            order={order}
            modes={modes.data.modes}
            value={chosenMode}
            onChange={setChosenMode}
            moneyBy={null}
          />
        ) : (
          <QueryState
            query={modes}
            className="h-60"
            errorTitle={t('exchange.error')}
            unreachable={t('exchange.offline')}
          />
        )}
        <h2 className="display mt-10 mb-4 text-28">{t('exchange.when', { name: names.after })}</h2>
        <ExchangeLeaving
          preview={shown}
          mode={chosenMode.mode}
          {...names}
          value={leaves}
          onChange={setLeaves}
        />
        <Message icon={<ShieldCheck />} className="mt-5">
          {t('exchange.safe', { name: names.after, lenses: hasLenses ? 'yes' : 'no' })}
        </Message>
      </div>
      <div className="min-w-0 desk:h-full">
        <ExchangeSum
          exchange={exchange}
          preview={shown}
          isFetching={preview.isFetching}
          payNow={chosen?.payNow}
          payBack={chosen?.payBack}
          fault={fault}
          onRetry={preview.error ? () => void preview.refetch() : null}
          isAsked={confirm.isAsked}
          busy={confirm.isLoading}
          off={after.inStock ? undefined : t('exchange.sold-out')}
          onPress={() => void confirm.press(missing === null)}
        />
      </div>
    </div>
  );
}

/** Compares the widths of old and new frame. */
function Widths({ exchange, after }: Pick<ExchangeReviewProps, 'exchange' | 'after'>) {
  const t = useExchangeText();
  if (exchange.frameWidth === null || after.frameWidth === null) return null;
  const mm = after.frameWidth - exchange.frameWidth;
  const words =
    mm === 0
      ? t('exchange.as-wide')
      : t(mm < 0 ? 'exchange.narrower' : 'exchange.wider', { mm: Math.abs(mm) });
  return `${words} ${t('exchange.one-scale')}`;
}
