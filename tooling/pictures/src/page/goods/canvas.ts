import { CanvasTexture, SRGBColorSpace } from 'three';

/** Pixels of a label per millimetre. */
const PER_MM = 16;

/** The typeface of headings. */
export const DISPLAY = '"Bricolage Grotesque Variable"';
/** The typeface of text. */
export const TEXT = '"Instrument Sans Variable"';

/** The drawing context of a printed surface, in millimetres. */
export type Ink = CanvasRenderingContext2D;

/** A printed surface of `width` by `height` millimetres; `print` draws in millimetres from the upper left corner. */
export function printed(width: number, height: number, print: (ink: Ink) => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * PER_MM);
  canvas.height = Math.round(height * PER_MM);
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser has no canvas to print labels on.');
  ink.scale(PER_MM, PER_MM);
  ink.textBaseline = 'alphabetic';
  print(ink);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Fills a rectangle, with rounded corners if `radius` is given. */
export function fill(
  ink: Ink,
  colour: string,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 0,
): void {
  ink.fillStyle = colour;
  ink.beginPath();
  ink.roundRect(x, y, width, height, radius);
  ink.fill();
}

interface Lettering {
  size: number;
  colour: string;
  face?: string;
  weight?: number;
  align?: CanvasTextAlign;
  spacing?: number;
}

/** One line of text whose baseline begins at x, y; it is reduced to `width` if it is longer. */
export function letter(
  ink: Ink,
  text: string,
  x: number,
  y: number,
  lettering: Lettering,
  width = Infinity,
): void {
  const { size, colour, face = TEXT, weight = 500, align = 'left', spacing = 0 } = lettering;
  ink.fillStyle = colour;
  ink.textAlign = align;
  ink.letterSpacing = `${spacing}px`;
  // font sizes below one pixel are rounded to nothing: set the text large, then scale it
  const set = (points: number): void => {
    ink.font = `${weight} ${points * 10}px ${face}, sans-serif`;
  };
  set(size);
  const measured = ink.measureText(text).width / 10;
  const scale = Math.min(1, width / measured) / 10;
  ink.save();
  ink.translate(x, y);
  ink.scale(scale, scale);
  ink.fillText(text, 0, 0);
  ink.restore();
}

/** The shop's mark: two lenses and their bridge. */
export function mark(ink: Ink, x: number, y: number, size: number, colour: string): void {
  ink.strokeStyle = colour;
  ink.lineWidth = size * 0.13;
  ink.beginPath();
  ink.arc(x + size * 0.5, y, size * 0.42, 0, Math.PI * 2);
  ink.moveTo(x + size * 2.12, y);
  ink.arc(x + size * 1.7, y, size * 0.42, 0, Math.PI * 2);
  ink.moveTo(x + size * 0.9, y - size * 0.1);
  ink.quadraticCurveTo(x + size * 1.1, y - size * 0.32, x + size * 1.3, y - size * 0.1);
  ink.stroke();
}

/** Mark and name of the shop. */
export function signature(ink: Ink, x: number, y: number, size: number, colour: string): void {
  mark(ink, x, y - size * 0.34, size * 0.62, colour);
  letter(ink, 'Lunette', x + size * 1.62, y, { size, colour, face: DISPLAY, weight: 600 });
}
