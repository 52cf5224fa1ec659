import type { PowerRange, Prescription } from '../../../contract/prescription.ts';
import type { EyeVerdict } from '../../../rules/prescription.ts';
import { isBegun, type PowerDraft } from '../powerDraft.ts';
import { MISSING_CODES } from './shownFindings.ts';

/** The findings about an eye without a power. */
const WITHOUT_POWER: ReadonlySet<string> = new Set(['required', 'eye_empty', 'boxes_without_power']);

/**
 * The number of values that still have to be typed. The rules report one finding for an eye without a power; here it counts
 * every value that its lens is made from. A left eye that repeats the right one counts nothing.
 */
export function missingCount(
  eyes: readonly EyeVerdict[],
  { draft, typed, range }: { draft: PowerDraft; typed: Prescription; range: PowerRange },
): number {
  const counts = eyes.map(({ eye, fields }) => {
    if (eye === 'left' && draft.same) return 0;
    const power = typed[eye] ?? {};
    if (isBegun(power) || !fields.some(({ code }) => WITHOUT_POWER.has(code)))
      return fields.filter(({ code }) => MISSING_CODES.has(code)).length;
    return range.rows.filter(({ key, required, values }) => required && !power[key] && values?.length !== 1)
      .length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
