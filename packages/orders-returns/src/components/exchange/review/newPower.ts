import { powerRows, powerSection, type ShownPrescription } from '@lunette/prescription/rules';

/** The power of new goods beside that of the old ones: the same values, others, a picture, or none yet. */
export type NewPower = 'same' | 'other' | 'picture' | 'later';

/** How the power of new goods differs from that of the old ones. */
export function newPower(before: ShownPrescription | null, after: ShownPrescription | null): NewPower {
  const section = powerSection(after);
  if (section === 'POWER_UPLOAD') return 'picture';
  if (section === 'CONTACT_FOR_POWER') return 'later';
  return valuesOf(before) === valuesOf(after) ? 'same' : 'other';
}

const valuesOf = (power: ShownPrescription | null) =>
  JSON.stringify(powerRows(power ?? {}).map(({ key, right, left }) => [key, right, left]));
