import { Checkbox, GoodsPicture, Price, QuantityStepper, thumbnail } from '@lunette/ui-kit';
import type { CancelReasons } from '../../contract/cancel.ts';
import type { Order } from '../../contract/order.ts';
import type { OrderItem } from '../../contract/orderItem.ts';
import { useText } from '../../text.ts';
import { nameParts, useItemKind } from '../item/itemNames.ts';
import type { PiecesByItem } from './cancelledPieces.ts';

interface CancelPiecesProps {
  order: Order;
  items: CancelReasons['items'];
  value: PiecesByItem;
  onChange: (value: PiecesByItem) => void;
}

/** The choice of items and pieces to cancel; an item that cannot be cancelled shows why. A single piece needs no choice. */
export function CancelPieces({ order, items, value, onChange }: CancelPiecesProps) {
  const t = useText();
  const [only, ...others] = items;
  if (only?.pieces === 1 && others.length === 0) {
    const item = order.items.find(({ id }) => id === only.itemId);
    return item ? <Goods item={item} pieces={1} /> : null;
  }
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="display mb-3 text-28">{t('orders.cancel-what')}</legend>
      {items.map(({ itemId, pieces: open, message }) => {
        const item = order.items.find(({ id }) => id === itemId);
        if (!item) return null;
        const count = value[itemId] ?? 0;
        const set = (pieces: number) => onChange({ ...value, [itemId]: pieces });
        return (
          <div key={itemId} className="grid min-w-0 gap-2 rounded-control border border-line p-3">
            <Checkbox
              checked={count > 0}
              disabled={open === 0}
              onChange={({ target }) => set(target.checked ? open : 0)}
            >
              <Goods item={item} pieces={count || open || item.quantity} />
            </Checkbox>
            {open > 1 && count > 0 && (
              <QuantityStepper
                className="ms-8"
                label={item.name}
                value={count}
                max={open}
                onChange={set}
                maxReason={t('orders.cancel-all-pieces', { count: open })}
              />
            )}
            {message && <p className="text-14 text-ink-soft">{message}</p>}
          </div>
        );
      })}
    </fieldset>
  );
}

/** An item with its picture, colour, width and the price of the pieces. */
function Goods({ item, pieces }: { item: OrderItem; pieces: number }) {
  const t = useText();
  const kindOf = useItemKind();
  const { value, currencyCode } = item.price;
  const facts = [kindOf(item), item.quantity > 1 && t('orders.pieces', { count: pieces })];
  return (
    <span className="grid min-w-0 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-x-3">
      <GoodsPicture src={thumbnail(item.thumbnail)} alt="" shape="square" sizes="64px" />
      <span className="min-w-0 leading-snug">
        <b className="block font-semibold wrap-anywhere">{nameParts(item).model}</b>
        <span className="block text-14 text-ink-soft wrap-anywhere">{facts.filter(Boolean).join(' · ')}</span>
      </span>
      <Price
        amount={{ value: Math.round(value * pieces * 100) / 100, currencyCode }}
        className="font-semibold"
      />
    </span>
  );
}
