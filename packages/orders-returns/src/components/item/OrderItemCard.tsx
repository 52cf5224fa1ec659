import type { CountryCode } from '@lunette/country-config';
import { PrescriptionTable, SeePictures } from '@lunette/prescription';
import { powerSection } from '@lunette/prescription/rules';
import { GoodsPicture, Price } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { ItemParcel } from './ItemParcel.tsx';
import { nameParts, useItemKind } from './itemNames.ts';
import { itemState, undeliveredReason } from './itemState.ts';
import { shortName } from './shortName.ts';
import { ItemTag } from './ItemTag.tsx';
import { OrderTimeline } from '../timeline/OrderTimeline.tsx';

interface OrderItemCardProps {
  item: OrderItem;
  /** The country of the order, in whose time zone its moments are shown. */
  zoneOf: CountryCode;
  /** Whether the order is masked for the visitor, without its powers. */
  isMasked: boolean;
  /** Whether it is the visitor's own, who may see the pictures of its prescription. */
  isOwn: boolean;
  /** The actions of the visitor, such as entering the power. */
  actions?: ReactNode;
  /** Shown below its timeline, such as its fitting. */
  children?: ReactNode;
}

/** One item of an order: its status, description, lenses and power, actions and timeline. */
export function OrderItemCard({ item, zoneOf, isMasked, isOwn, actions, children }: OrderItemCardProps) {
  const t = useText();
  const kindOf = useItemKind();
  const { price, frameWidth } = item;
  const pieces = item.quantity - item.cancelled || item.quantity;
  const { model } = nameParts(item);
  const isFrame = item.classification === 'eyeframe' || item.classification === 'sunglasses';
  const lenses = item.options.map(({ name }) => name).join(' · ') || (isFrame && item.lensType);
  return (
    <article className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <div className="grid grid-cols-[92px_minmax(0,1fr)] items-start gap-3.5 tablet:grid-cols-[184px_minmax(0,1fr)] tablet:gap-x-6">
        <Link to={item.productUrl} tabIndex={-1} aria-hidden="true" className="tablet:row-span-2">
          <GoodsPicture
            src={item.thumbnail}
            alt={item.name}
            mm={frameWidth}
            sizes="184px"
            className="max-tablet:[&_.dim]:hidden"
          />
        </Link>
        <div className="grid min-w-0 grid-cols-1 justify-items-start gap-1 [&_.tag]:whitespace-normal">
          <ItemTag item={item} zoneOf={zoneOf} />
          <p className="flex w-full items-baseline justify-between gap-x-3 text-18 max-[359px]:flex-wrap font-semibold">
            <Link to={item.productUrl} className="min-w-0 wrap-anywhere">
              {model}
            </Link>
            <Price amount={{ ...price, value: Math.round(price.value * pieces * 100) / 100 }} />
          </p>
          <p className="text-14 text-ink-soft">
            {kindOf(item)}
            {item.quantity > 1 && ` · ${t('orders.pieces', { count: pieces })}`}
            {item.cancelled > 0 &&
              !undeliveredReason(item) &&
              ` · ${t('orders.cancelled-pieces', { count: item.cancelled })}`}
          </p>
          {lenses && <p className="text-14 text-ink-soft">{lenses}</p>}
        </div>
        <div className="col-span-full grid min-w-0 gap-3.5 empty:hidden tablet:col-span-1 tablet:col-start-2">
          <Power item={item} isHidden={isMasked} isOwn={isOwn} />
          {actions}
        </div>
      </div>
      {item.statusHistory.length > 0 && <OrderTimeline item={item} zoneOf={zoneOf} />}
      <ItemParcel item={item} />
      {children}
    </article>
  );
}

/** The power of an item as a table, or a note that it is still missing. */
function Power({ item, isHidden, isOwn }: { item: OrderItem; isHidden: boolean; isOwn: boolean }) {
  const { prescription, powerRequired } = item;
  const isMissing = prescription === null && powerRequired === 'POWER_REQUIRED';
  // An item that will not be delivered needs no power.
  const isUnasked = itemState(item).state === 'ended' && powerSection(prescription) === 'CONTACT_FOR_POWER';
  if (isHidden || isUnasked || (prescription === null && !isMissing)) return null;
  return (
    <div className="grid w-fit max-w-full min-w-0 gap-1.5 rounded-tag bg-sunk p-3">
      <PrescriptionTable prescription={prescription} />
      {isOwn && <SeePictures prescription={prescription} name={shortName(item)} />}
    </div>
  );
}
