import { useLocale } from '@lunette/ui-kit';
import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';

interface LineArrivalProps {
  line: CartLine;
  /** All lines of the order. */
  among: CartLine[];
}

/**
 * The day by which a line arrives, if the lines of the cart have different ones. An order is sent together on the latest
 * day; an earlier line shows when it would arrive if it were ordered alone.
 */
export function LineArrival({ line: { deliveryDate }, among }: LineArrivalProps) {
  const t = useText();
  const { date } = useLocale();
  const days = [...new Set(among.flatMap((line) => line.deliveryDate ?? []))].sort();
  if (!deliveryDate || days.length < 2) return null;
  const isLast = deliveryDate === days.at(-1);
  return (
    <p className="text-14 text-ink-soft">
      {t(isLast ? 'cart.arrives-by' : 'cart.arrives-alone', { date: date(deliveryDate) })}
    </p>
  );
}
