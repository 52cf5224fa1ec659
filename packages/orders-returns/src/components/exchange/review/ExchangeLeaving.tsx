import { Choice, ChoiceGroup, Skeleton, useLocale } from '@lunette/ui-kit';
import type { ExchangeLeaves, ExchangePreview } from '../../../contract/exchange.ts';
import type { ReturnMode } from '../../../contract/return/returnParts.ts';
import { useExchangeText } from '../../../exchangeText.ts';

interface ExchangeLeavingProps {
  preview: ExchangePreview | undefined;
  /** How the old goods are sent back, once chosen. */
  mode: ReturnMode | null;
  before: string;
  after: string;
  value: ExchangeLeaves;
  onChange: (leaves: ExchangeLeaves) => void;
}

/** The choice when the new goods are sent: after the old ones were collected, or at once for the whole price. */
export function ExchangeLeaving({ preview, mode, before, after, value, onChange }: ExchangeLeavingProps) {
  const t = useExchangeText();
  const { date, money } = useLocale();
  if (!preview) return <Skeleton className="h-40 w-full" />;
  return (
    <ChoiceGroup legend={t('exchange.when', { name: after })} hideLegend>
      {preview.leaves.map(({ id, arrivesOn, payNow, payBack }) => {
        const arrives = date(arrivesOn);
        const isAhead = payNow.value > Math.max(preview.difference.value, 0);
        const isOnceThere = id === 'collected';
        const text = isOnceThere
          ? preview.collectedOn === null
            ? t('exchange.collected-open')
            : t('exchange.collected-text', {
                mode: mode ?? 'schedule_pickup',
                day: date(preview.collectedOn),
                name: after,
                arrives,
              })
          : [
              t('exchange.at-once-text', { name: after, arrives }),
              isAhead &&
                t('exchange.at-once-pays', { amount: money(payNow), back: money(payBack), name: before }),
            ]
              .filter(Boolean)
              .join(' ');
        return (
          <Choice
            key={id}
            name="leaves"
            title={
              isOnceThere
                ? t('exchange.collected', { mode: mode ?? 'schedule_pickup', name: before })
                : t('exchange.at-once')
            }
            text={text}
            checked={value === id}
            onChange={() => onChange(id)}
          />
        );
      })}
    </ChoiceGroup>
  );
}
