import type { Prescription } from '@lunette/prescription/contract';
import { readPower } from '@lunette/prescription/rules';

/** The strongest recommended power in dioptres by index of refraction; a stronger lens is thicker than the frame. */
const STRONGEST: readonly { upTo: number; dioptres: number }[] = [
  { upTo: 1.56, dioptres: 4 },
  { upTo: 1.6, dioptres: 6 },
  { upTo: 1.67, dioptres: 10 },
];

/** The strongest recommended power of a lens; null if it has no limit, as the thinnest lens of a frame. */
export function strongestPower(index: number, isThinnest: boolean): number | null {
  return isThinnest ? null : (STRONGEST.find(({ upTo }) => index <= upTo)?.dioptres ?? null);
}

/** The eyes whose power exceeds the limit of a lens in one of its meridians. */
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
