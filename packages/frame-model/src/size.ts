/** Sizes by the width of the front, with the words by which a shopper filters. */
export type SizeLabel = 'Extra narrow' | 'Narrow' | 'Medium' | 'Wide' | 'Extra wide';

/** The sizes that are engraved inside a temple, in whole millimetres. */
export interface BoxingSize {
  lensWidth: number;
  bridge: number;
  temple: number;
}

const LIMITS: readonly [narrowerThan: number, label: SizeLabel][] = [
  [126, 'Extra narrow'],
  [132, 'Narrow'],
  [140, 'Medium'],
  [146, 'Wide'],
];

/** The size tag of a frame that is `frameWidth` millimetres wide. */
export function sizeLabel(frameWidth: number): SizeLabel {
  return LIMITS.find(([limit]) => frameWidth < limit)?.[1] ?? 'Extra wide';
}

/** Boxing notation as engraved in the temple: 47□21–145. */
export function boxing({ lensWidth, bridge, temple }: BoxingSize): string {
  return `${Math.round(lensWidth)}□${Math.round(bridge)}–${Math.round(temple)}`;
}

/** How the width of a frame compares with that of a face. */
export type Fit = 'too-narrow' | 'a-little-narrow' | 'your-size' | 'a-little-wide' | 'too-wide';

/**
 * The fit of a frame on a face, both in millimetres: within 4 mm it is the wearer's size, within 8 mm it can be worn.
 */
export function fitFor(faceWidth: number, frameWidth: number): Fit {
  const difference = frameWidth - faceWidth;
  if (Math.abs(difference) <= 4) return 'your-size';
  if (difference < 0) return difference >= -8 ? 'a-little-narrow' : 'too-narrow';
  return difference <= 8 ? 'a-little-wide' : 'too-wide';
}
