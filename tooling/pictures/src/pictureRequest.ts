/** One picture to take, as the renderer asks the page for it. */
export interface PictureRequest {
  goods: 'frame' | 'other';
  slug: string;
  /** Colourway of a frame. */
  colour?: string;
  view: 'front' | 'threequarter';
  width: number;
  height: number;
  /** Four samples a pixel. */
  fine?: boolean;
  /** Number of the picture; its pixels come back under it. */
  id?: number;
}
