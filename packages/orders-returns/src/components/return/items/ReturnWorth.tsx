import { Price } from '@lunette/ui-kit';
import type { ReturnedItem } from '../../../contract/return/returnParts.ts';

/** How the refund of pieces is computed: price, discounts, and what is not refunded and why. */
export function ReturnWorth({ lines }: Pick<ReturnedItem, 'lines'>) {
  return (
    <dl className="grid gap-2 rounded-control bg-sunk px-4 py-3.5 text-14">
      {lines.map(({ label, note, amount }) => (
        <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5">
          <dt>{label}</dt>
          <dd className="font-semibold">
            <Price amount={amount} />
          </dd>
          {note && <dd className="text-ink-soft">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
