import { formatMoment } from '@lunette/country-config';
import { Button, FieldMessage, useLocale } from '@lunette/ui-kit';
import type { PowerRange, SavedPrescription } from '../../contract/prescription.ts';
import { powerSection } from '../../rules/power/powerSection.ts';
import { powerKind } from '../../rules/power/powerKind.ts';
import type { SavedFit } from '../../rules/savedFit.ts';
import { useEntryText } from '../../text.ts';
import { PowerFindingText } from '../entry/findings/PowerFindingText.tsx';
import { PrescriptionTable } from '../PrescriptionTable.tsx';
import { usePowerOwner } from '../usePowerOwner.ts';

interface SavedPrescriptionItemProps {
  saved: SavedPrescription;
  fit: SavedFit;
  range: PowerRange;
  onUse: () => void;
}

/** A saved prescription, whether it fits the goods, and the button that uses it if so. */
export function SavedPrescriptionItem({
  saved,
  fit: { verdict, kind, findings },
  range,
  onUse,
}: SavedPrescriptionItemProps) {
  const t = useEntryText();
  const { language, country } = useLocale();
  const owner = usePowerOwner(saved);
  const date = formatMoment(saved.createdAt, language, country, { withYear: true, withHour: false });
  const isPicture = powerSection(saved) === 'POWER_UPLOAD';
  const label = t(isPicture ? 'saved.use-picture' : verdict === 'fits' ? 'saved.use' : 'saved.change');
  // Warnings are shown only if there is no error.
  const shown = findings.filter(({ finding }) => verdict === 'fits' || finding.severity === 'error');
  return (
    <li className="grid grid-cols-1 gap-2.5 rounded-control border border-line bg-surface p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <b className="block min-w-0 font-semibold break-words first-letter:uppercase">
          <bdi>{owner}</bdi>
        </b>
        <span className="text-14 text-ink-soft">{t('saved.from', { source: saved.source, date })}</span>
      </p>
      <PrescriptionTable prescription={saved} showOwner={false} />
      {verdict === 'fits' && !isPicture && <FieldMessage tone="good">{t('saved.fits')}</FieldMessage>}
      {verdict === 'unsuitable' && (
        <FieldMessage tone="warn">
          {t(`saved.other.${kind}`, { goods: powerKind(range.powerType) })}
        </FieldMessage>
      )}
      {shown.map(({ eye, finding }) => (
        <FieldMessage
          key={eye + finding.key + finding.code}
          tone={finding.severity === 'error' ? 'bad' : 'warn'}
        >
          <PowerFindingText eye={eye} finding={finding} />
        </FieldMessage>
      ))}
      {verdict !== 'unsuitable' && (
        <Button
          kind="second"
          className="justify-self-start"
          aria-label={t('saved.of', { label, owner, date })}
          onClick={onUse}
        >
          {label}
        </Button>
      )}
    </li>
  );
}
