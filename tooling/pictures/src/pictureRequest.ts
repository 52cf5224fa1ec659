/** The tables at home on which frames lie in a snapshot. */
export type Surface = 'wood' | 'linen' | 'stone';

/** Where the frame of a snapshot lies. */
export interface Place {
  surface: Surface;
  /** The slug of goods that lie behind the frame. */
  beside?: string;
}

/** The request of the renderer to the page for one picture. */
export interface PictureRequest {
  goods: 'frame' | 'other';
  slug: string;
  /** Colourway of a frame. */
  colour?: string;
  view: 'front' | 'threequarter' | 'turned' | 'snapshot';
  /** By how many degrees the goods are turned on the table, for the views `turned` and `snapshot`. */
  degrees?: number;
  /** The table of a snapshot; the other views have the studio's. */
  place?: Place;
  width: number;
  height: number;
  /** Whether each pixel has four samples. */
  fine?: boolean;
  /** The number of the picture, with which its pixels are posted. */
  id?: number;
}
