import type { CartLine } from '@lunette/cart/contract';
import type { Prescription } from '@lunette/prescription/contract';
import { QueryState } from '@lunette/session';
import { FocusGuard, Message } from '@lunette/ui-kit';
import { ShieldCheck } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useGetReturnModesQuery } from '../../../api/return.ts';
import type { Exchange } from '../../../contract/exchange.ts';
import type { Order } from '../../../contract/order.ts';
import type { OrderItem } from '../../../contract/orderItem.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import { shortName } from '../../item/shortName.ts';
import { storedEntry } from '../../power/useEnteredPower.ts';
import type { ChosenReturnMode } from '../../return/mode/chosenReturnMode.ts';
import { ReturnModes } from '../../return/mode/ReturnModes.tsx';
import { returnPlaceOf } from '../../return/mode/returnPlaceOf.ts';
import { ExchangeLeaving } from './ExchangeLeaving.tsx';
import { ExchangePair } from './ExchangePair.tsx';
import { ExchangeSum } from './ExchangeSum.tsx';
import { newPower } from './newPower.ts';
import { OtherPower } from './OtherPower.tsx';
import { useExchangeRequest } from './useExchangeRequest.ts';

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
  const request = useExchangeRequest(exchange);
  const { mode, leaves, preview } = request;
  const storageKey = powerKey(exchange, before, after);
  // After a reload, the form is open with what was entered.
  const [isPowerOpen, setPowerOpen] = useState(() => storedEntry(storageKey) !== null);
  const powerFirst = isPowerOpen && after.powerType !== null && t('exchange.power-first');
  const chosen = preview.data?.leaves.find(({ id }) => id === leaves);
  const names = { before: exchange.goodsName, after: after.modelName || after.name };
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
        <PairAndPower
          exchange={exchange}
          before={before}
          after={after}
          storageKey={storageKey}
          isOpen={isPowerOpen}
          onOpen={setPowerOpen}
          prescription={request.prescription}
          onPrescription={request.setPrescription}
        />
        {variants && <div className="mt-10">{variants}</div>}
        <h2 className="display mt-10 mb-4 text-28">{t('exchange.way', { name: shortName(before) })}</h2>
        <ModeChoice order={order} value={mode} onChange={request.setMode} />
        <h2 className="display mt-10 mb-4 text-28">{t('exchange.when', { name: names.after })}</h2>
        <ExchangeLeaving
          preview={preview.data}
          mode={mode.mode}
          {...names}
          value={leaves}
          onChange={request.setLeaves}
        />
        <Message icon={<ShieldCheck />} className="mt-5">
          {t('exchange.safe', { name: names.after, lenses: hasLenses(after) ? 'yes' : 'no' })}
        </Message>
      </div>
      <div className="min-w-0 desk:h-full">
        <ExchangeSum
          exchange={exchange}
          preview={preview.data}
          isFetching={preview.isFetching}
          payNow={chosen?.payNow}
          payBack={chosen?.payBack}
          fault={request.fault}
          onRetry={preview.error ? () => void preview.refetch() : null}
          isAsked={request.isAsked}
          busy={request.isLoading}
          off={after.inStock ? powerFirst : t('exchange.sold-out')}
          onPress={request.press}
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

/** What an entered power is stored for: the new goods, or the same model in any colour and size. */
function powerKey({ id, method }: Exchange, before: OrderItem, { productId, powerType }: CartLine): string {
  return JSON.stringify([id, method === 'SAMEPRODUCT' ? before.productId : productId, powerType]);
}

interface PairAndPowerProps extends Pick<ExchangeReviewProps, 'exchange' | 'before' | 'after'> {
  storageKey: string;
  /** Whether the form for another power is open. */
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** The power that was entered here; null while the new goods have that of the bag. */
  prescription: Prescription | null;
  onPrescription: (prescription: Prescription | null) => void;
}

/** Old and new goods, and the form for another power of the new ones. */
function PairAndPower(props: PairAndPowerProps) {
  const { exchange, before, after, storageKey, isOpen, onOpen, prescription, onPrescription } = props;
  const { productId, powerType } = after;
  const hasPower = powerType !== null && hasLenses(after);
  return (
    <FocusGuard>
      <ExchangePair
        exchange={exchange}
        before={before}
        after={after}
        power={newPower(before.prescription, prescription ?? after.prescription)}
        onChangePower={hasPower ? () => onOpen(true) : null}
      />
      {isOpen && powerType && (
        <OtherPower
          storageKey={storageKey}
          productId={productId}
          powerType={powerType}
          isOfBefore={newPower(before.prescription, after.prescription) === 'same'}
          before={prescription ?? after.prescription ?? before.prescription}
          onTake={(taken) => {
            onPrescription(taken);
            onOpen(false);
          }}
        />
      )}
    </FocusGuard>
  );
}

function hasLenses({ options, powerType }: CartLine): boolean {
  return options.length > 0 && powerType !== 'frame_only';
}

interface ModeChoiceProps {
  order: Order;
  value: ChosenReturnMode;
  onChange: (mode: ChosenReturnMode) => void;
}

/** The choice how the old goods are sent back. */
function ModeChoice({ order, value, onChange }: ModeChoiceProps) {
  const t = useExchangeText();
  const modes = useGetReturnModesQuery({ query: returnPlaceOf(order) });
  return modes.data ? (
    <ReturnModes order={order} modes={modes.data.modes} value={value} onChange={onChange} moneyBy={null} />
  ) : (
    <QueryState
      query={modes}
      className="h-60"
      errorTitle={t('exchange.error')}
      unreachable={t('exchange.offline')}
    />
  );
}
