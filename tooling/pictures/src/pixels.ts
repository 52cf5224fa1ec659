import sharp, { type Sharp } from 'sharp';

/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A picture as raw pixels for sharp. */
export interface Pixels extends Size {
  data: Buffer;
}

/** Opens raw pixels with sharp. */
export const open = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } });
