import { className, Price } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CartLine as Line } from '../../contract/index.ts';
import { lineName } from './lineName.ts';
import { hasQuantity } from '../../rules/index.ts';
import { useText } from '../../text.ts';
import { LINE_GRID } from './lineGrid.ts';
import { LineControls } from './changes/LineControls.tsx';
import { LineLenses } from './LineLenses.tsx';
import { LinePicture } from './LinePicture.tsx';
import { LinePower } from './power/LinePower.tsx';
import { TestInStudio } from './power/TestInStudio.tsx';

/** Props of `CartLine`. */
export interface CartLineProps {
  line: Line;
  layout: 'page' | 'popup';
  /** A link that changes the power of this line. */
  changePower?: (line: Line) => ReactNode;
  /** From which bag the line came, shown under its name. */
  origin?: ReactNode;
  /** When the line arrives, shown above its quantity. */
  arrival?: ReactNode;
  /** A further action beside the remove button. */
  action?: ReactNode;
  /** Called when the shopper follows the link to the product. */
  onVisit?: () => void;
}

/** One kind of goods in the cart: picture, name, lenses, power, quantity and price. */
export function CartLine({ line, layout, changePower, origin, arrival, action, onVisit }: CartLineProps) {
  const t = useText();
  const page = layout === 'page';
  const name = lineName(line);
  const { currencyCode } = line.amount;
  return (
    <li
      className={
        page
          ? LINE_GRID
          : 'grid gap-4 border-b border-line py-4 max-[280px]:grid-cols-1 min-[280px]:grid-cols-[96px_minmax(0,1fr)]'
      }
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
            <span className="text-ink-soft">
              {[name.rest, line.frameWidth !== null && t('cart.width', { mm: line.frameWidth })]
                .filter(Boolean)
                .join(' · ')}
            </span>
            {line.quantity > 1 && !hasQuantity(line.classification) && (
              <span className="num text-ink-soft"> × {line.quantity}</span>
            )}
          </p>
          {/* On one line where there is room, so that no gap is left beside it. */}
          <div
            className={className(
              'text-end',
              page && 'tablet:flex tablet:flex-row-reverse tablet:items-baseline tablet:gap-2',
            )}
          >
            <Price amount={{ value: line.amount.total, currencyCode }} className="font-semibold" />
            {line.quantity > 1 && (
              <p className="text-12 whitespace-nowrap text-ink-soft">
                {t.rich('cart.price-each', { price: <Price amount={line.price} /> })}
              </p>
            )}
          </div>
        </div>
        {origin}
        <LineLenses line={line} />
        {page && (
          <LinePower
            line={line}
            change={
              <>
                {changePower?.(line)}
                <TestInStudio line={line} />
              </>
            }
          />
        )}
        {arrival}
        <LineControls line={line} action={action} />
      </div>
    </li>
  );
}
