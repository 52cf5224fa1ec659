import type { Prescription } from '@lunette/prescription/contract';
import { readPower } from '@lunette/prescription/rules';

/** The strongest power in dioptres that a lens of an index of refraction is advised for: beyond it its edge stands out. */
const STRONGEST: readonly { upTo: number; dioptres: number }[] = [
  { upTo: 1.56, dioptres: 4 },
  { upTo: 1.6, dioptres: 6 },
  { upTo: 1.67, dioptres: 10 },
];

/** The strongest power of a lens; null where any power can be made in it, as in the thinnest one that a frame can hold. */
export function strongestPower(index: number, isThinnest: boolean): number | null {
  return isThinnest ? null : (STRONGEST.find(({ upTo }) => index <= upTo)?.dioptres ?? null);
}

/** The eyes whose power is beyond the strongest one of a lens, in either of its meridians. */
export function eyesBeyond(
  prescription: Pick<Prescription, 'left' | 'right'>,
  strongest: number | null,
): ('right' | 'left')[] {
  if (strongest === null) return [];
  return (['right', 'left'] as const).filter((eye) => {
    const { sph = '', cyl = '' } = prescription[eye] ?? {};
    const [sphere, cylinder] = [readPower(sph) ?? 0, readPower(cyl) ?? 0];
    return Math.max(Math.abs(sphere), Math.abs(sphere + cylinder)) > strongest;
  });
}
