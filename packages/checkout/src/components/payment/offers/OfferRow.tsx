import { countryOf } from '@lunette/country-config';
import type { BankOffer } from '@lunette/cart/contract';
import { Button, Price, useLocale } from '@lunette/ui-kit';
import { BadgePercent, CircleCheck } from 'lucide-react';
import { useText } from '../../../text.ts';

interface OfferRowProps {
  offer: BankOffer;
  busy: boolean;
  /** Why it does not apply to the chosen method; null if it does. */
  methodProblem?: string | null;
  onUse: () => void;
  /** Omitted if an applied offer cannot be removed. */
  onRemove?: () => void;
}

/** A bank's offer: its discount, or why it does not apply, and the button that applies or removes it. */
export function OfferRow({ offer, busy, methodProblem = null, onUse, onRemove }: OfferRowProps) {
  const t = useText();
  const { country } = useLocale();
  const { title, terms, amount, applied, available, reason } = offer;
  const problem = reason ?? methodProblem;
  const works = applied && problem === null;
  const canUse = available && problem === null;
  const change = applied
    ? onRemove && { is: 'remove' as const, send: onRemove }
    : canUse && { is: 'use' as const, send: onUse };
  const Icon = works ? CircleCheck : BadgePercent;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-1.5">
      <Icon aria-hidden="true" className={`mt-0.5 size-4.5 ${works ? 'text-good' : 'text-ink-soft'}`} />
      <p className={problem === null ? 'font-semibold' : ''}>{title}</p>
      {works && (
        <Price
          amount={{ value: amount, currencyCode: countryOf(country).currencyCode }}
          sign="minus"
          className="font-semibold text-good"
        />
      )}
      <p className="col-start-2 text-14 text-ink-soft">
        {works && <span className="text-good">{t('checkout.offer-used')} </span>}
        {problem === null ? terms : t('checkout.offer-problem', { reason: problem })}
      </p>
      {change && (
        <Button
          kind="second"
          size="s"
          className="col-start-2 justify-self-start"
          loading={busy}
          aria-label={t(`checkout.offer-${change.is}-named`, { title })}
          onClick={change.send}
        >
          {t(`checkout.offer-${change.is}`)}
        </Button>
      )}
    </div>
  );
}
