import type { Eye, PowerFinding } from '../../../rules/finding.ts';

/** Findings about a value that has not been entered yet. */
export const MISSING_CODES: ReadonlySet<string> = new Set([
  'required',
  'axis_needed',
  'boxes_needed',
  'boxes_without_power',
]);

/** Findings that the next value may resolve: they are shown once the shopper has left the row of the eye. */
const SHOWN_ON_BLUR: ReadonlySet<string> = new Set([
  ...MISSING_CODES,
  'axis_without_cylinder',
  'eye_empty',
  'distance_one_sided',
  'distance_missing',
]);

/** Findings that are also shown beside an eye without typed values. */
const ABOUT_EMPTY: ReadonlySet<string> = new Set(['eye_empty', 'boxes_without_power', 'distance_missing']);

/** Whether a finding is shown only once the shopper has left the row of the eye. */
const isShownOnBlur = ({ code }: Pick<PowerFinding, 'code'>): boolean => SHOWN_ON_BLUR.has(code);

/** The findings to show beside the row of an eye; while it is being filled in, only those about existing values. */
export function shownFindings(
  fields: readonly PowerFinding[],
  { isTouched, isBegun }: { isTouched: boolean; isBegun: boolean },
): PowerFinding[] {
  return fields.filter((finding) => {
    if (!isShownOnBlur(finding)) return true;
    return isTouched && (isBegun || ABOUT_EMPTY.has(finding.code));
  });
}

/** The first warning of a valid power that its row may not have shown yet; undefined if there is none. */
export function unshownWarning(
  eyes: readonly { eye: Eye; fields: readonly PowerFinding[] }[],
): { eye: Eye; finding: PowerFinding } | undefined {
  return eyes
    .flatMap(({ eye, fields }) => fields.map((finding) => ({ eye, finding })))
    .find(({ finding }) => finding.severity === 'warning' && isShownOnBlur(finding));
}
