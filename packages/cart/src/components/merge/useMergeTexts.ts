import { dateIn } from '@lunette/country-config';
import { useLocale } from '@lunette/ui-kit';
import { useBagText } from '../../bagText.ts';
import type { Cart, CartMerge } from '../../contract/index.ts';
import { lineName } from '../line/lineName.ts';

type MergedLine = CartMerge['lines'][number];

/** The texts that describe from which bag the lines of merged bags came, and when. */
export function useMergeTexts() {
  const t = useBagText();
  const { country, date, list } = useLocale();
  const dayOf = (at: string) => dateIn(country, new Date(at));
  const dayName = (day: string) => (day === dayOf(new Date().toISOString()) ? 'today' : date(day));

  /** The goods of some lines, such as `Juno, added today`; without the day if there are several. */
  function goods({ items }: Pick<Cart, 'items'>, lines: MergedLine[]): string {
    const names = list(namesOf(items, lines));
    const [day, ...others] = new Set(lines.map(({ addedAt }) => dayOf(addedAt)));
    if (!day || others.length > 0) return names;
    const name = dayName(day);
    return name === 'today'
      ? t('cart.merge-added-today', { names })
      : t('cart.merge-added-on', { names, date: name });
  }

  /** What happened to goods that both bags had. */
  function joined({ pieces }: MergedLine): string {
    if (!pieces) return '';
    const { device, account, together } = pieces;
    if (together === device + account) return t('cart.merge-sum', { device, account, together });
    return together === 1 ? t('cart.merge-once') : t('cart.merge-limited', { device, account, together });
  }

  /** Where one line came from. */
  function origin({ client, isThisDevice, otherClient }: CartMerge, line: MergedLine): string {
    if (line.from === 'both') return t('cart.merge-in-both', { joined: joined(line) });
    const from =
      line.from === 'device' && isThisDevice
        ? t('cart.merge-from-here', { device: client })
        : t('cart.merge-from-there', { device: (line.from === 'device' ? client : otherClient) ?? 'other' });
    const day = dayName(dayOf(line.addedAt));
    return t('cart.merge-origin', { from, day: day === 'today' ? t('cart.merge-today') : day });
  }

  const names = ({ items }: Pick<Cart, 'items'>, lines: MergedLine[]) => list(namesOf(items, lines));
  return { goods, joined, origin, names };
}

function namesOf(items: Cart['items'], lines: MergedLine[]): string[] {
  const ids = new Set(lines.map(({ lineId }) => lineId));
  return [...new Set(items.filter(({ id }) => ids.has(id)).map((line) => lineName(line).model))];
}
