import type { PowerType } from '../../contract/prescription.ts';

/**
 * What a power was measured for. The powers differ: a contact lens is on the eye, spectacles are some 12 mm in front of it
 * (ISO 13666: vertex distance), and reading glasses include the addition in their sphere.
 */
export type PowerKind = 'contact' | 'reading' | 'distance';

/** The kind of power that a power type needs. */
export function powerKind(powerType: PowerType | null): PowerKind {
  if (powerType === 'contact_lens') return 'contact';
  return powerType === 'reading' ? 'reading' : 'distance';
}
