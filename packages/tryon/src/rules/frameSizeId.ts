import { sizeLabel, type SizeLabel } from '@lunette/frame-model';

/** The category of the frames of a size (TRY-08). */
export const FRAME_SIZE_IDS = {
  'Extra narrow': '23559',
  Narrow: '23557',
  Medium: '11341',
  Wide: '23555',
  'Extra wide': '23553',
} as const satisfies Record<SizeLabel, string>;

/** The id of a frame size. */
export type FrameSizeId = (typeof FRAME_SIZE_IDS)[SizeLabel];

/** The frame-size id of a face or a frame that is `width` millimetres wide. */
export function frameSizeId(width: number): FrameSizeId {
  return FRAME_SIZE_IDS[sizeLabel(width)];
}

/** The size of a frame-size id. */
export function sizeOfId(id: FrameSizeId): SizeLabel {
  const found = Object.entries(FRAME_SIZE_IDS).find(([, known]) => known === id);
  return (found?.[0] ?? 'Medium') as SizeLabel;
}
