import { className, Price } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartLine as Line } from '../../contract/index.ts';
import { lineName } from './lineName.ts';
import { useText } from '../../text.ts';
import { LineControls } from './LineControls.tsx';
import { LinePicture } from './LinePicture.tsx';
import { LinePower } from './LinePower.tsx';

export interface CartLineProps {
  line: Line;
  layout: 'page' | 'popup';
  /** The way to another power of this line. */
  changePower?: (line: Line) => ReactNode;
  /** Hears that the shopper goes to the product. */
  onVisit?: () => void;
}

/** One kind of goods in the cart: picture, name, lenses, power, quantity and price. */
export function CartLine({ line, layout, changePower, onVisit }: CartLineProps) {
  const t = useText();
  const page = layout === 'page';
  const name = lineName(line);
  const { currencyCode } = line.amount;
  return (
    <li
      className={className(
        'grid gap-4 border-b border-line max-[280px]:grid-cols-1',
        page
          ? 'min-[280px]:grid-cols-[108px_minmax(0,1fr)] py-5 tablet:grid-cols-[176px_minmax(0,1fr)]'
          : 'min-[280px]:grid-cols-[96px_minmax(0,1fr)] py-4',
      )}
    >
      <div className={className(!line.inStock && 'opacity-60')}>
        <LinePicture line={line} shape={page ? 'wide' : 'square'} onVisit={onVisit} />
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5">
        <div className="flex items-start justify-between gap-3">
          <p>
            <Link to={line.productUrl} className="font-semibold hover:underline" onClick={onVisit}>
              {name.model}
            </Link>{' '}
            <span className="text-ink-soft">{name.rest}</span>
          </p>
          <div className="text-end">
            <Price amount={{ value: line.amount.total, currencyCode }} className="font-semibold" />
            {line.quantity > 1 && (
              <p className="text-12 text-ink-soft">
                {t.rich('cart.price-each', { price: <Price amount={line.price} /> })}
              </p>
            )}
          </div>
        </div>
        <LineLenses line={line} />
        {page && <LinePower line={line} change={changePower?.(line)} />}
        <LineControls line={line} />
      </div>
    </li>
  );
}

function LineLenses({ line: { options, powerType } }: { line: Line }) {
  const t = useText();
  const words =
    options.length > 0
      ? options.map(({ name }) => name).join(' · ')
      : powerType === 'without_power'
        ? t('cart.without-power')
        : powerType === 'frame_only'
          ? t('cart.without-lenses')
          : null;
  return words && <p className="text-14 text-ink-soft">{words}</p>;
}
