import sharp, { type Sharp } from 'sharp';

export interface Size {
  width: number;
  height: number;
}

/** A picture as plain pixels, as sharp takes them. */
export interface Pixels extends Size {
  data: Buffer;
}

/** Opens plain pixels. */
export const open = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });
