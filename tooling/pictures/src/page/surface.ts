import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace } from 'three';
import type { Surface } from '../pictureRequest.ts';

/** The side of a surface in millimetres, and its pixels per millimetre. */
const SIZE = 700;
const PER_MM = 4;

type Ink = CanvasRenderingContext2D;
type Random = () => number;

/** A table at home, on which a customer takes a picture of the goods; it is the same in every picture. */
export function surfaceOf(surface: Surface): Mesh {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE * PER_MM;
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('This browser has no canvas for the table.');
  ink.scale(PER_MM, PER_MM);
  PAINT[surface](ink, randomFrom(surface.length));
  const map = new CanvasTexture(canvas);
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const mesh = new Mesh(
    new PlaneGeometry(SIZE, SIZE),
    new MeshBasicMaterial({ map, depthWrite: false, toneMapped: false }),
  );
  mesh.rotation.x = -Math.PI / 2;
  mesh.rotation.z = 0.14;
  mesh.position.y = -0.04;
  mesh.renderOrder = -2;
  return mesh;
}

const PAINT: Record<Surface, (ink: Ink, random: Random) => void> = {
  wood: paintWood,
  linen: paintLinen,
  stone: paintStone,
};

function paintWood(ink: Ink, random: Random): void {
  const plank = 118;
  for (let x = 0; x < SIZE; x += plank) {
    const lightness = 43 + random() * 7;
    ink.fillStyle = `hsl(28 38% ${lightness}%)`;
    ink.fillRect(x, 0, plank, SIZE);
    for (let line = 0; line < 260; line++) {
      const from = x + random() * plank;
      const bend = (random() - 0.5) * 7;
      ink.strokeStyle = `hsl(${22 + random() * 10} 42% ${lightness - 16 + random() * 24}% / ${0.08 + random() * 0.2})`;
      ink.lineWidth = 0.25 + random() ** 3 * 2.4;
      ink.beginPath();
      ink.moveTo(from, 0);
      ink.bezierCurveTo(from + bend, SIZE * 0.3, from - bend, SIZE * 0.65, from + bend * 0.6, SIZE);
      ink.stroke();
    }
    ink.fillStyle = 'hsl(24 40% 20% / 0.75)';
    ink.fillRect(x, 0, 0.9, SIZE);
  }
}

function paintLinen(ink: Ink, random: Random): void {
  ink.fillStyle = 'hsl(38 20% 72%)';
  ink.fillRect(0, 0, SIZE, SIZE);
  for (const isAcross of [true, false])
    for (let at = 0; at < SIZE; at += 0.85) {
      let along = -random() * 30;
      while (along < SIZE) {
        const length = 8 + random() * 50;
        ink.fillStyle = `hsl(${34 + random() * 8} 18% ${58 + random() * 26}% / ${0.25 + random() * 0.3})`;
        const thread = 0.4 + random() * 0.35;
        ink.fillRect(
          ...(isAcross ? ([along, at, length, thread] as const) : ([at, along, thread, length] as const)),
        );
        along += length;
      }
    }
}

function paintStone(ink: Ink, random: Random): void {
  ink.fillStyle = 'hsl(30 9% 74%)';
  ink.fillRect(0, 0, SIZE, SIZE);
  for (let chip = 0; chip < 5200; chip++) {
    const radius = 0.4 + random() ** 4 * 6;
    const [x, y] = [random() * SIZE, random() * SIZE];
    ink.fillStyle = `hsl(${15 + random() * 35} ${5 + random() * 16}% ${36 + random() * 50}% / ${0.35 + random() * 0.5})`;
    ink.beginPath();
    for (let corner = 0; corner < 6; corner++) {
      const turn = (corner / 6) * Math.PI * 2 + random() * 0.7;
      const reach = radius * (0.6 + random() * 0.6);
      ink.lineTo(x + Math.cos(turn) * reach, y + Math.sin(turn) * reach);
    }
    ink.fill();
  }
}

/** Numbers from 0 to 1 that are the same in every run. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
