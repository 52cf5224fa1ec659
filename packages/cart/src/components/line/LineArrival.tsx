import { useLocale } from '@lunette/ui-kit';
import type { CartLine } from '../../contract/index.ts';
import { useText } from '../../text.ts';

interface LineArrivalProps {
  line: CartLine;
  /** All lines of the order. */
  among: CartLine[];
}

/** The day by which a line arrives, where the lines of its order have different ones. */
export function LineArrival({ line: { deliveryDate }, among }: LineArrivalProps) {
  const t = useText();
  const { date } = useLocale();
  const days = new Set(among.flatMap((line) => line.deliveryDate ?? []));
  if (!deliveryDate || days.size < 2) return null;
  return <p className="text-14 text-ink-soft">{t('cart.arrives-by', { date: date(deliveryDate) })}</p>;
}
