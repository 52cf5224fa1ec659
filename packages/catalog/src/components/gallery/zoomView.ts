/** The zoom of a picture: its scale, and its offset from the middle in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

/** A point or an offset in pixels. */
export interface Point {
  x: number;
  y: number;
}

interface Size {
  width: number;
  height: number;
}

/** The view that shows the whole picture. */
export const WHOLE: ZoomView = { scale: 1, x: 0, y: 0 };

const LARGEST = 5;

/** The view at another scale; the part of the picture under a point (from the middle of the stage) stays there. */
export function zoomedAt(view: ZoomView, scale: number, { x, y }: Point, stage: Size): ZoomView {
  const next = Math.min(LARGEST, Math.max(1, scale));
  const ratio = next / view.scale;
  return within({ scale: next, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, stage);
}

/** The view moved by some pixels, at most to the edge of the picture. */
export function movedBy(view: ZoomView, { x, y }: Point, stage: Size): ZoomView {
  return within({ ...view, x: view.x + x, y: view.y + y }, stage);
}

function within({ scale, x, y }: ZoomView, { width, height }: Size): ZoomView {
  const room = (length: number) => ((scale - 1) * length) / 2;
  const held = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return { scale, x: held(x, room(width)), y: held(y, room(height)) };
}
