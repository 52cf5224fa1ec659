import { Checkbox, QuantityStepper } from '@lunette/ui-kit';
import type { CancelReasons } from '../../contract/cancel.ts';
import type { Order } from '../../contract/order.ts';
import { useText } from '../../text.ts';

/** How many pieces of each item are to be cancelled, by item. */
export type Pieces = Readonly<Record<string, number>>;

interface CancelPiecesProps {
  order: Order;
  items: CancelReasons['items'];
  value: Pieces;
  onChange: (value: Pieces) => void;
}

/** Which items are cancelled, and how many pieces of each; one that cannot be says why. */
export function CancelPieces({ order, items, value, onChange }: CancelPiecesProps) {
  const t = useText();
  return (
    <fieldset className="grid gap-2">
      <legend className="display mb-3 text-28">{t('orders.cancel-what')}</legend>
      {items.map(({ itemId, pieces: open, message }) => {
        const name = order.items.find(({ id }) => id === itemId)?.name ?? '';
        const count = value[itemId] ?? 0;
        const set = (pieces: number) => onChange({ ...value, [itemId]: pieces });
        return (
          <div key={itemId} className="grid gap-2 rounded-control border border-line p-3">
            <Checkbox
              checked={count > 0}
              disabled={open === 0}
              onChange={({ target }) => set(target.checked ? open : 0)}
            >
              <span className="[overflow-wrap:anywhere]">{name}</span>
            </Checkbox>
            {open > 1 && count > 0 && (
              <QuantityStepper
                className="ms-8"
                label={name}
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
