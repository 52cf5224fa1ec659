import type { CardGoods } from '../../goods.ts';
import { DISPLAY, letter, mark, type Ink } from './canvas.ts';

type Icon = (ink: Ink, colour: string) => void;

function stroke(ink: Ink, colour: string, draw: () => void): void {
  ink.strokeStyle = colour;
  ink.lineWidth = 0.075;
  ink.lineCap = ink.lineJoin = 'round';
  ink.beginPath();
  draw();
  ink.stroke();
}

const ring = (ink: Ink, x: number, y: number, radius: number): void => {
  ink.moveTo(x + radius, y);
  ink.arc(x, y, radius, 0, Math.PI * 2);
};

/** The drawings, each within one unit on each side of its centre. */
const ICONS: Record<CardGoods['icon'], Icon> = {
  mark: (ink, colour) => mark(ink, -1.05, 0, 0.96, colour),
  chart: (ink, colour) => {
    for (const [text, y, size] of [
      ['E', -0.18, 1.1],
      ['F P', 0.34, 0.5],
      ['T O Z', 0.7, 0.32],
      ['L P E D', 0.96, 0.2],
    ] as const)
      letter(ink, text, 0, y, { size, colour, face: DISPLAY, weight: 650, align: 'center' });
  },
  house: (ink, colour) =>
    stroke(ink, colour, () => {
      ink.moveTo(-0.95, -0.05);
      ink.lineTo(0, -0.9);
      ink.lineTo(0.95, -0.05);
      ink.moveTo(-0.7, -0.25);
      ink.lineTo(-0.7, 0.9);
      ink.lineTo(0.7, 0.9);
      ink.lineTo(0.7, -0.25);
      ring(ink, -0.27, 0.34, 0.2);
      ring(ink, 0.27, 0.34, 0.2);
      ink.moveTo(-0.07, 0.3);
      ink.lineTo(0.07, 0.3);
    }),
  lens: (ink, colour) =>
    stroke(ink, colour, () => {
      ink.roundRect(-0.95, -0.7, 1.9, 1.4, 0.62);
      ink.moveTo(-0.5, 0.25);
      ink.lineTo(-0.1, -0.35);
      ink.moveTo(-0.1, 0.32);
      ink.lineTo(0.25, -0.2);
    }),
  drop: (ink, colour) =>
    stroke(ink, colour, () => {
      ink.moveTo(-0.9, -0.1);
      ink.quadraticCurveTo(0, 1.5, 0.9, -0.1);
      ink.ellipse(0, -0.1, 0.9, 0.26, 0, 0, Math.PI * 2);
      ink.moveTo(0, -1);
      ink.quadraticCurveTo(0.26, -0.62, 0, -0.54);
      ink.quadraticCurveTo(-0.26, -0.62, 0, -1);
    }),
  screw: (ink, colour) =>
    stroke(ink, colour, () => {
      ring(ink, 0, 0, 0.9);
      ring(ink, 0, 0, 0.52);
      ink.moveTo(-0.36, -0.36);
      ink.lineTo(0.36, 0.36);
    }),
  ribbon: (ink, colour) =>
    stroke(ink, colour, () => {
      ink.rect(-0.9, -0.3, 1.8, 1.2);
      ink.moveTo(0, -0.3);
      ink.lineTo(0, 0.9);
      ink.moveTo(-0.9, 0.2);
      ink.lineTo(0.9, 0.2);
      ink.moveTo(0, -0.3);
      ink.bezierCurveTo(-0.9, -1.3, -0.95, -0.35, 0, -0.3);
      ink.bezierCurveTo(0.95, -0.35, 0.9, -1.3, 0, -0.3);
    }),
};

/** Draws an icon that extends `size` millimetres to each side of x, y. */
export function drawIcon(
  ink: Ink,
  icon: CardGoods['icon'],
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size, size);
  ICONS[icon](ink, colour);
  ink.restore();
}
