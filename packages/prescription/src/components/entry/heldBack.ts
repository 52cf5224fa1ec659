import type { Eye, PowerFinding } from '../../rules/finding.ts';

/** Findings about a value that is still to come. */
export const MISSING: ReadonlySet<string> = new Set([
  'required',
  'axis_needed',
  'boxes_needed',
  'boxes_without_power',
]);

/** Findings that the next value may settle: nothing is said about them before the shopper has left the eye. */
const SETTLED_LATER: ReadonlySet<string> = new Set([
  ...MISSING,
  'axis_without_cylinder',
  'eye_empty',
  'distance_one_sided',
]);

/** Findings about an eye into which nothing was typed. */
const ABOUT_EMPTY: ReadonlySet<string> = new Set(['eye_empty', 'boxes_without_power']);

/** Whether a finding waits until the shopper has left the eye. */
export const isHeldBack = ({ code }: Pick<PowerFinding, 'code'>): boolean => SETTLED_LATER.has(code);

/** What stands beside the row of an eye: of one that is still being typed, only what is wrong with the values it has. */
export function findingsBeside(
  fields: readonly PowerFinding[],
  { isLeft, isBegun }: { isLeft: boolean; isBegun: boolean },
): PowerFinding[] {
  return fields.filter((finding) => {
    if (!isHeldBack(finding)) return true;
    return isLeft && (isBegun || ABOUT_EMPTY.has(finding.code));
  });
}

/** The first thing to be looked at again in a power that passes, of those that no row may have said yet. */
export function heldBackOf(
  eyes: readonly { eye: Eye; fields: readonly PowerFinding[] }[],
): { eye: Eye; finding: PowerFinding } | undefined {
  return eyes
    .flatMap(({ eye, fields }) => fields.map((finding) => ({ eye, finding })))
    .find(({ finding }) => finding.severity === 'warning' && isHeldBack(finding));
}
