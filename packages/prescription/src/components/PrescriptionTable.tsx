import { Num } from '@lunette/ui-kit';
import type { Prescription } from '../contract.ts';
import { usePowerText } from '../text.ts';
import { powerOwner, powerRows, powerSection, type ShownRow } from '../rules/powerSection.ts';
import { SIGNS } from './entry/powerColumns.ts';
import { EYES } from './entry/powerDraft.ts';
import { showPower } from '../rules/powerText.ts';

/** A prescription as it stands on a line: its values, the paper that was sent, or that it will be asked for (RX-03). */
export function PrescriptionTable({ prescription }: { prescription: Prescription | null }) {
  const t = usePowerText();
  const section = powerSection(prescription);
  if (section === 'POWER_UPLOAD') return <p className="text-14 text-ink-soft">{t('power.section.upload')}</p>;
  if (section === 'CONTACT_FOR_POWER' || !prescription)
    return <p className="text-14 text-ink-soft">{t('power.section.contact')}</p>;
  const rows = powerRows(prescription);
  return (
    <table className="border-collapse text-12">
      <caption className="pb-1 text-start text-14 text-ink-soft">
        {powerOwner(prescription.userName, t('power.yours'))}
      </caption>
      <thead>
        <tr className="text-ink-soft">
          <td />
          {rows.map((row) => (
            <th key={row.key} scope="col" className="px-2.5 py-0.5 text-end font-medium">
              <Heading row={row} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {EYES.map((eye) => (
          <tr key={eye}>
            <th scope="row" className="py-0.5 pe-2.5 text-start font-medium text-ink-soft">
              {t(`power.side.${eye}`)}
            </th>
            {rows.map((row) => (
              <td key={row.key} className="px-2.5 py-0.5 text-end">
                <Num>{showPower(row[eye])}</Num>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ row: { key, label } }: { row: ShownRow }) {
  const t = usePowerText();
  if (!SIGNS[key]) return label ?? t(`power.row.${key}`);
  return (
    <abbr title={label ?? t(`power.row.${key}`)} className="no-underline">
      <Num>{SIGNS[key]}</Num>
    </abbr>
  );
}
