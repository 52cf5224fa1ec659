import type { AcetateName } from './acetate.ts';

/** The metals of the store: sRGB colour, roughness 0..1, and whether it is lacquer over metal. */
export const METALS = {
  gold: { colour: '#e6bf78', roughness: 0.16, lacquer: false },
  'rose-gold': { colour: '#e3a58c', roughness: 0.17, lacquer: false },
  silver: { colour: '#d9dbde', roughness: 0.14, lacquer: false },
  gunmetal: { colour: '#7b7e84', roughness: 0.2, lacquer: false },
  bronze: { colour: '#8f6a45', roughness: 0.24, lacquer: false },
  titanium: { colour: '#a9a49c', roughness: 0.42, lacquer: false },
  black: { colour: '#0d0d0e', roughness: 0.32, lacquer: true },
  navy: { colour: '#16213f', roughness: 0.34, lacquer: true },
  burgundy: { colour: '#4d0f1c', roughness: 0.34, lacquer: true },
  forest: { colour: '#14382d', roughness: 0.34, lacquer: true },
} as const;

/** The name of a metal. */
export type MetalName = keyof typeof METALS;

/** How a lens transmits and reflects light. */
export type LensFinish =
  | { kind: 'clear' }
  | { kind: 'tint'; colour: string }
  | { kind: 'gradient'; top: string; bottom: string }
  | { kind: 'mirror'; colour: string; coat: string };

/** Everything that colours one frame: its sheets, its metal and its lenses. */
export interface FrameFinish {
  /** Sheet of an acetate front, or of the ear tips of a metal frame. */
  acetate: AcetateName;
  /** Sheet of the temples, if it differs from that of the front. */
  templeAcetate?: AcetateName;
  /** Wire, hinges, rivets and the arms of the pads. */
  metal: MetalName;
  lens: LensFinish;
}
