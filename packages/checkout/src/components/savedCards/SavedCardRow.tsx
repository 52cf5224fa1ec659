import { formatMoment } from '@lunette/country-config';
import { Button, Num, Tag, useLocale } from '@lunette/ui-kit';
import { Clock } from 'lucide-react';
import type { SavedCard } from '../../contract/index.ts';
import { endsSoon, expiryText } from '../../rules/savedCard.ts';
import { useText } from '../../text.ts';
import { CardRow } from './CardRow.tsx';

interface SavedCardRowProps {
  card: SavedCard;
  removing: boolean;
  onRemove: () => void;
}

/** A saved card: its last digits, expiry and last use, and a button that removes it. */
export function SavedCardRow({ card, removing, onRemove }: SavedCardRowProps) {
  const t = useText();
  const { language, country } = useLocale();
  const { brand, last4, lastUsedAt, daysLeft, available } = card;
  const used = formatMoment(lastUsedAt, language, country, { withYear: true, withHour: false });
  return (
    <CardRow
      brand={brand}
      action={
        <Button
          kind="quiet"
          size="s"
          loading={removing}
          aria-label={t('checkout.saved-remove-named', { brand, last4 })}
          onClick={onRemove}
        >
          {t('checkout.saved-remove')}
        </Button>
      }
    >
      <h2 className="font-semibold">{t.rich('checkout.saved-ending', { last4: <Num>{last4}</Num> })}</h2>
      <p className="text-14 text-ink-soft">
        {t.rich(available ? 'checkout.saved-good-used' : 'checkout.saved-over-used', {
          expiry: <Num>{expiryText(card)}</Num>,
          date: used,
        })}
      </p>
      {endsSoon(card) && (
        <Tag tone="warn" icon={<Clock aria-hidden />} className="mt-2">
          {t('checkout.saved-ends', { days: daysLeft })}
        </Tag>
      )}
      {!available && (
        <Tag tone="sale" className="mt-2">
          {t('checkout.saved-expired')}
        </Tag>
      )}
    </CardRow>
  );
}
