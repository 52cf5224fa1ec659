import type { CartLine } from '@lunette/cart/contract';
import { powerSection } from '@lunette/prescription/rules';
import { GoodsPicture, LinkText, Num, useLocale } from '@lunette/ui-kit';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Exchange } from '../../../contract/exchange.ts';
import type { OrderItem } from '../../../contract/orderItem.ts';
import { useExchangeText } from '../../../exchangeText.ts';
import type { NewPower } from './newPower.ts';

interface ExchangePairProps {
  exchange: Exchange;
  /** The old goods. */
  before: OrderItem;
  /** The new goods. */
  after: CartLine;
  /** How the power of the new goods differs from that of the old ones. */
  power: NewPower;
  onChangePower: (() => void) | null;
}

const GRID = 'grid grid-cols-2 gap-x-3 tablet:grid-cols-[minmax(0,1fr)_44px_minmax(0,1fr)] tablet:gap-x-3.5';

/** Old and new goods side by side at the same scale, with their facts below. */
export function ExchangePair({ exchange, before, after, power, onChangePower }: ExchangePairProps) {
  const t = useExchangeText();
  const { list } = useLocale();
  const lensesBefore = lensesOf(before, list);
  const lensesAfter = lensesOf(after, list);
  const isSame = lensesBefore !== '' && lensesBefore === lensesAfter;
  const hasPower = powerSection(before.prescription) === 'POWER_GRID';
  return (
    <>
      <div className={`${GRID} items-center`}>
        <Goods
          src={exchange.imageUrl}
          mm={exchange.frameWidth}
          label={t('exchange.goes-back')}
          name={exchange.goodsName}
          colour={exchange.frameColour}
          quantity={exchange.quantity}
        />
        <span className="mb-19 hidden size-11 place-items-center rounded-full border border-line-strong bg-surface tablet:grid">
          <ArrowRight aria-hidden className="turns size-5" />
        </span>
        <Goods
          src={after.thumbnail}
          mm={after.frameWidth}
          label={t('exchange.comes')}
          name={after.modelName || after.name}
          colour={after.frameColour}
          quantity={after.quantity}
        />
      </div>
      <dl className={`${GRID} mt-3.5 text-14 leading-[1.4] tablet:text-[15px]`}>
        {exchange.frameWidth !== null && after.frameWidth !== null && (
          <Facts label={t('exchange.width')} before={<Width mm={exchange.frameWidth} />}>
            <Width mm={after.frameWidth} />
          </Facts>
        )}
        {(lensesBefore || lensesAfter) && (
          <Facts label={t('exchange.lenses')} before={lensesBefore || t('exchange.lenses-none')}>
            {isSame ? t('exchange.lenses-same') : lensesAfter || t('exchange.lenses-none')}
          </Facts>
        )}
        {hasPower && lensesAfter && (
          <Facts
            label={t('exchange.power')}
            before={before.prescription?.userName || <Spheres of={before} />}
          >
            {t(`exchange.power-${power}`)}{' '}
            {onChangePower && (
              <LinkText as="button" onClick={onChangePower}>
                {t('exchange.power-change')}
              </LinkText>
            )}
          </Facts>
        )}
      </dl>
    </>
  );
}

/** Lens package and coatings as text; empty without lenses. */
function lensesOf(
  { options, powerType }: Pick<OrderItem, 'options' | 'powerType'>,
  list: (words: string[]) => string,
): string {
  return powerType === 'frame_only' ? '' : list(options.map(({ name }) => name));
}

interface GoodsProps {
  src: string;
  mm: number | null;
  label: string;
  name: string;
  colour: string;
  quantity: number;
}

function Goods({ src, mm, label, name, colour, quantity }: GoodsProps) {
  const t = useExchangeText();
  return (
    <figure className="grid min-w-0 content-start gap-3 self-start">
      <GoodsPicture
        src={src}
        alt={name}
        mm={mm}
        sizes="(width >= 67.5rem) 348px, 45vw"
        className="max-tablet:aspect-square"
      />
      <figcaption className="grid gap-0.5 leading-[1.4]">
        <span className="text-14 text-ink-soft">{label}</span>
        <b className="text-18 font-semibold wrap-anywhere">{name}</b>
        <span className="text-14 text-ink-soft">
          {[colour, quantity > 1 && t('exchange.pieces', { count: quantity })].filter(Boolean).join(' · ')}
        </span>
      </figcaption>
    </figure>
  );
}

function Facts({ label, before, children }: { label: string; before: ReactNode; children: ReactNode }) {
  return (
    <>
      <div className="border-t border-line py-3">
        <dt className="text-12 text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">{before}</dd>
      </div>
      <div className="border-t border-line py-3 tablet:col-start-3">
        <dt className="text-12 text-ink-soft">{label}</dt>
        <dd className="wrap-anywhere">{children}</dd>
      </div>
    </>
  );
}

function Width({ mm }: { mm: number }) {
  const t = useExchangeText();
  return <Num>{t('exchange.mm', { mm })}</Num>;
}

/** The spheres of both eyes, for a power without a name. */
function Spheres({ of: { prescription } }: { of: OrderItem }) {
  return <Num>{[prescription?.right?.sph, prescription?.left?.sph].filter(Boolean).join(' / ')}</Num>;
}
