import { useLocale } from '@lunette/ui-kit';
import { Camera, ScanLine, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ReturnPreview } from '../../../contract/return/returnParts.ts';
import { useReturnText } from '../../../returnText.ts';
import { shortDay } from '../days.ts';
import type { PickupSlot } from './PickupChoice.tsx';

interface ReturnDatesProps {
  preview: ReturnPreview;
  pickup: (PickupSlot & { to: string }) | null;
  /** Whether the return mode is chosen, on which the day of the count depends. */
  isModeKnown: boolean;
}

/** The dates of a return: pickup, count and check of claims. */
export function ReturnDates({ preview: { claimsOn, countedOn }, pickup, isModeKnown }: ReturnDatesProps) {
  const t = useReturnText();
  const { time } = useLocale();
  return (
    <ol className="mb-3 grid gap-4 empty:hidden">
      {claimsOn && (
        <Row icon={<Camera />} day={claimsOn}>
          {t('returns.claims-looked')}
        </Row>
      )}
      {pickup && (
        <Row icon={<Truck />} day={pickup.date}>
          {t('returns.pickup-hours', { from: time(pickup.from), to: time(pickup.to) })}
        </Row>
      )}
      {countedOn && isModeKnown && (
        <Row icon={<ScanLine />} day={countedOn}>
          {t('returns.counted', { part: claimsOn ? 'rest' : 'all' })}
        </Row>
      )}
    </ol>
  );
}

function Row({ icon, day, children }: { icon: ReactNode; day: string; children: ReactNode }) {
  const { language, country } = useLocale();
  return (
    <li className="flex gap-3.5 [&>svg]:mt-0.5 [&>svg]:size-5 [&>svg]:flex-none">
      {icon}
      <span>
        <b className="block">{shortDay(day, language, country)}</b>
        <span className="text-14 text-ink-soft">{children}</span>
      </span>
    </li>
  );
}
