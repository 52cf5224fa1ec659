import { useLocale } from '@lunette/ui-kit';
import type { UpgradeOption } from '../../contract/upgrade.ts';
import { useText } from '../../text.ts';

/** The price difference to the ordered lenses, with its sign. */
export function Difference({ amount: { value, currencyCode } }: { amount: UpgradeOption['difference'] }) {
  const t = useText();
  const { money } = useLocale();
  if (value === 0) return <>{t('orders.same-price')}</>;
  const sign = value > 0 ? '+' : '−';
  return <bdi dir="ltr" className="num">{`${sign} ${money({ value: Math.abs(value), currencyCode })}`}</bdi>;
}
