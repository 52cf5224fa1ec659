import { PrescriptionTable } from '@lunette/prescription';
import { GoodsPicture, Price } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/order.ts';
import { useText } from '../../text.ts';
import { OrderTimeline } from './OrderTimeline.tsx';

interface OrderItemCardProps {
  item: OrderItem;
  /** Whether the visitor sees the order masked, without its powers. */
  isMasked: boolean;
  /** The way to enter or change its power. */
  power?: ReactNode;
  /** What can be done with it besides. */
  children?: ReactNode;
}

/** One item of an order: what it is, its lenses and power, and its way once that has begun. */
export function OrderItemCard({ item, isMasked, power, children }: OrderItemCardProps) {
  const t = useText();
  const { amount, frameColour, frameWidth } = item;
  const isFrame = item.classification === 'eyeframe' || item.classification === 'sunglasses';
  const lenses = item.options.map(({ name }) => name).join(', ') || (isFrame && item.lensType);
  return (
    <article className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <div className="flex items-start gap-3.5 tablet:gap-6">
        <Link to={item.productUrl} tabIndex={-1} aria-hidden="true" className="w-23 flex-none tablet:w-46">
          <GoodsPicture src={item.thumbnail} alt={item.name} sizes="184px" />
        </Link>
        <div className="grid min-w-0 flex-1 gap-1">
          <p className="flex items-baseline justify-between gap-3 text-18 font-semibold">
            <Link to={item.productUrl}>{item.name}</Link>
            <Price amount={{ value: amount.total, currencyCode: amount.currencyCode }} />
          </p>
          <p className="text-14 text-ink-soft">
            {frameWidth === null
              ? frameColour
              : t('orders.width', { colour: frameColour || 'none', width: frameWidth })}
            {item.quantity > 1 && ` · ${t('orders.pieces', { count: item.quantity })}`}
          </p>
          {lenses && <p className="text-14 text-ink-soft">{lenses}</p>}
        </div>
      </div>
      <Power item={item} isHidden={isMasked} />
      {power}
      {item.statusHistory.length > 0 && <OrderTimeline item={item} />}
      {children}
    </article>
  );
}

/** The power of an item as on its paper; that it will be asked for, where it is still missing. */
function Power({ item: { prescription, powerRequired }, isHidden }: { item: OrderItem; isHidden: boolean }) {
  const isMissing = prescription === null && powerRequired === 'POWER_REQUIRED';
  if (isHidden || (prescription === null && !isMissing)) return null;
  return (
    <div className="mt-4 w-fit max-w-full min-w-0 rounded-tag bg-sunk p-3 tablet:ms-52">
      <PrescriptionTable prescription={prescription} />
    </div>
  );
}
