import type { EyePower, PowerRange } from '../../contract/prescription.ts';
import { useEntryText } from '../../text.ts';
import type { Eye } from '../../rules/finding.ts';
import { SMALLEST_WHOLE_DISTANCE } from '../../rules/power/pupillaryDistance.ts';
import { columnsOf, SIGNS } from './table/powerColumns.ts';
import { MISSING_CODES } from './findings/shownFindings.ts';
import { EYES } from '../../rules/finding.ts';
import { showPower } from '../../rules/power/powerText.ts';
import type { PowerVerdict } from './findings/usePowerVerdict.ts';

interface PrescriptionPreviewProps {
  range: PowerRange;
  eyes: Record<Eye, EyePower>;
  userName: string;
  verdict: PowerVerdict;
}

/** A preview of the entered power as on the prescription of a clinic, to compare it with one's own. A faulty value is outlined. */
export function PrescriptionPreview({ range, eyes, userName, verdict }: PrescriptionPreviewProps) {
  const t = useEntryText();
  const columns = columnsOf(range, true).filter(({ key, row }) => row && SIGNS[key]);
  const { right, left } = eyes;
  const isFaulty = (eye: Eye, key: string) =>
    (verdict.eyes.find((found) => found.eye === eye)?.fields ?? []).some(
      (field) => field.key === key && field.severity === 'error' && !MISSING_CODES.has(field.code),
    );
  return (
    <figure className="grid gap-2.5">
      <figcaption className="text-14">
        <b className="font-semibold">{t('power.preview.title')}</b>{' '}
        <span className="text-ink-soft">{t('power.preview.compare')}</span>
      </figcaption>
      {/* The fields contain the same values: a screen reader needs them once. */}
      <div
        aria-hidden="true"
        dir="ltr"
        className="overflow-hidden rounded-control bg-[#5e5b54] px-3 py-5 tablet:px-[22px] tablet:py-[26px]"
      >
        <div className="rotate-[-1.2deg] bg-[#fdfcf6] px-3 py-5 text-[13px] tablet:px-[22px] tablet:py-[26px] leading-normal text-[#26241f] [box-shadow:0_10px_24px_rgb(0_0_0/.35)]">
          <p className="min-h-6 border-b border-[#bdb8a8] pb-2 text-[15px] text-[#2c3f7a] italic">
            {userName}
          </p>
          <table className="mt-4 w-full border-collapse text-center">
            <thead>
              <tr className="text-[11px] text-[#6a665c]">
                <th className="border border-[#cfcaba] p-1.5" />
                {columns.map(({ key }) => (
                  <th key={key} className="border border-[#cfcaba] px-0.5 py-1.5 font-medium">
                    {SIGNS[key]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {EYES.map((eye) => (
                <tr key={eye}>
                  <th className="border border-[#cfcaba] px-0.5 py-1.5 text-[11px] font-medium text-[#6a665c]">
                    {eye === 'right' ? 'R.E.' : 'L.E.'}
                  </th>
                  {columns.map(({ key }) => (
                    <td
                      key={key}
                      className={`num border border-[#cfcaba] px-0.5 py-[7px] text-14 font-medium tablet:px-1 tablet:text-16 text-[#2c3f7a] italic ${
                        isFaulty(eye, key)
                          ? 'rounded-[3px] bg-[#fbe8e5] outline-2 outline-offset-2 outline-[#B3261E]'
                          : ''
                      }`}
                    >
                      {eyes[eye][key] ? showPower(eyes[eye][key]) : '–'}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="num mt-3 min-h-6 text-[15px] text-[#2c3f7a] italic">
            {distanceOf(right.pd, left.pd)}
          </p>
        </div>
      </div>
    </figure>
  );
}

function distanceOf(right: string | undefined, left: string | undefined): string {
  if (!right && !left) return '';
  return right === left && Number(right) >= SMALLEST_WHOLE_DISTANCE
    ? `PD ${right}`
    : `PD ${right || '–'} / ${left || '–'}`;
}
