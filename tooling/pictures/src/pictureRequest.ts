/** The request of the renderer to the page for one picture. */
export interface PictureRequest {
  goods: 'frame' | 'other';
  slug: string;
  /** Colourway of a frame. */
  colour?: string;
  view: 'front' | 'threequarter' | 'turned';
  /** By how many degrees the goods are turned on the table, for the view `turned`. */
  degrees?: number;
  width: number;
  height: number;
  /** Whether each pixel has four samples. */
  fine?: boolean;
  /** The number of the picture, with which its pixels are posted. */
  id?: number;
}
