/** The sizes in which every picture of goods exists. */
export const PICTURE_SIZES = ['100x100', '400x192', '628x301', '800x384', '1200x576'] as const;
/** One of these sizes, `{width}x{height}` in pixels. */
export type PictureSize = (typeof PICTURE_SIZES)[number];

const SIZE = /\/\d+x\d+\//;

/** The same picture in another size: `/media/frames/{WxH}/{name}.avif`. An address without a size is not changed. */
export function pictureAt(url: string, size: PictureSize): string {
  return url.replace(SIZE, `/${size}/`);
}

/** The address of the cart's thumbnail: 628x301 is replaced by 100x100. */
export function thumbnail(url: string): string {
  return url.replace('628x301', '100x100');
}

/** Whether an address is that of a thumbnail (100x100). */
export function isThumbnail(url: string): boolean {
  return url.includes('/100x100/');
}

/**
 * The candidates of an `img srcset`. A thumbnail has its own file and, for dense screens, the next larger one. An
 * address without a size has none.
 */
export function pictureSet(url: string): string | undefined {
  if (!SIZE.test(url)) return undefined;
  return (isThumbnail(url) ? THUMBNAIL_SIZES : WIDE_SIZES)
    .map((size) => `${pictureAt(url, size)} ${size.split('x')[0]}w`)
    .join(', ');
}

const THUMBNAIL_SIZES: readonly PictureSize[] = ['100x100', '400x192'];
const WIDE_SIZES: readonly PictureSize[] = ['400x192', '800x384', '1200x576'];
