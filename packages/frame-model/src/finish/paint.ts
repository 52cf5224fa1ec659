import { ACETATES, type AcetateName, type AcetateRecipe } from './acetate.ts';
import type { LensFinish } from './finish.ts';
import { vertex, type Part } from '../geometry/mesh.ts';
import type { FrameModel } from '../model.ts';
import { solidNoise } from './noise.ts';
import { mix3, smoothstep, type Vec3 } from '../geometry/vector.ts';

/** A colour at a point of the frame, in linear light. */
type SolidColour = (x: number, y: number, z: number) => Vec3;

/** Linear light of an sRGB colour written as #rrggbb. */
export function linearColour(hex: string): Vec3 {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Colour of each vertex of a piece that is cut from an acetate sheet; `seed` is the place in the sheet. */
export function paintAcetate(part: Part, sheet: AcetateName, model: FrameModel, seed = 3.7): Float32Array {
  const recipe: AcetateRecipe = ACETATES[sheet];
  const reach = part.role === 'front' ? model.lensHeight / 2 + model.rimThickness : Infinity;
  const place = part.role === 'front' ? seed : seed + 5;
  return paint(part, colourOf(recipe, place, reach));
}

/** The light that a lens transmits at each of its vertices. */
export function paintLens(part: Part, lens: LensFinish, model: FrameModel): Float32Array {
  if (lens.kind === 'clear') return paint(part, () => [0.972, 0.982, 0.976]);
  if (lens.kind !== 'gradient') return paint(part, () => linearColour(lens.colour));
  const top = linearColour(lens.top);
  const bottom = linearColour(lens.bottom);
  return paint(part, (_, y) => mix3(bottom, top, smoothstep(-0.75, 0.55, y / (model.lensHeight / 2))));
}

function paint({ positions }: Part, colour: SolidColour): Float32Array {
  const colours = new Float32Array(positions.length);
  for (let i = 0; i < positions.length / 3; i++) colours.set(colour(...vertex(positions, i)), i * 3);
  return colours;
}

function colourOf(recipe: AcetateRecipe, seed: number, reach: number): SolidColour {
  if (recipe.kind === 'tortoise') return tortoise(recipe, seed, reach);
  if (recipe.kind === 'fade') {
    const top = linearColour(recipe.top);
    if (!Number.isFinite(reach)) return () => top;
    const bottom = linearColour(recipe.bottom);
    return (_, y) => mix3(top, bottom, smoothstep(0.45, -0.85, y / reach));
  }
  const flat = linearColour(recipe.colour);
  return () => flat;
}

/** Flakes of three tones, folded into each other like in pressed acetate blocks. */
function tortoise(
  { tones, cover, fade }: Extract<AcetateRecipe, { kind: 'tortoise' }>,
  seed: number,
  reach: number,
): SolidColour {
  const [light, middle, dark] = tones.map(linearColour) as [Vec3, Vec3, Vec3];
  const glow: Vec3 = [Math.min(1, light[0] * 1.5), Math.min(1, light[1] * 1.5), Math.min(1, light[2] * 1.45)];
  const pale = fade && linearColour(fade);
  return (x, y, z) => {
    const scale = 1 / 7.6;
    const u = (x * 0.9 + y * 0.45) * scale + seed;
    const v = (y * 0.9 - x * 0.35) * scale * 1.1;
    const w = z * scale * 0.8;
    const fold = solidNoise(u * 0.8 + 11, v * 0.8, w * 0.8, 3) * 1.7;
    const flake = solidNoise(u + fold, v + fold * 0.7, w + fold, 1);
    const grain = solidNoise(u * 1.9 + fold, v * 1.9, w * 1.9 + 5, 5);
    let colour = mix3(light, middle, smoothstep(cover - 0.16, cover + 0.02, flake));
    colour = mix3(colour, dark, smoothstep(cover, cover + 0.11, flake) * 0.96);
    colour = mix3(colour, glow, smoothstep(cover - 0.06, cover - 0.26, flake) * 0.55);
    colour = mix3(
      colour,
      middle,
      smoothstep(0.56, 0.7, grain) * 0.45 * (1 - smoothstep(cover, cover + 0.1, flake)),
    );
    return pale && Number.isFinite(reach)
      ? mix3(colour, pale, smoothstep(0.2, -0.9, y / reach) * 0.85)
      : colour;
  };
}
