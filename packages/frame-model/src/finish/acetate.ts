/**
 * The colouring of an acetate sheet through its whole thickness: one colour, a tortoise of three, or a fade from top to
 * bottom.
 */
export type AcetateRecipe =
  | { kind: 'plain'; colour: string }
  | { kind: 'clear'; colour: string; depth: number }
  | {
      kind: 'tortoise';
      tones: readonly [light: string, middle: string, dark: string];
      cover: number;
      fade?: string;
    }
  | { kind: 'fade'; top: string; bottom: string };

const plain = (colour: string): AcetateRecipe => ({ kind: 'plain', colour });
const clear = (colour: string, depth = 8): AcetateRecipe => ({ kind: 'clear', colour, depth });

/** The acetate sheets of the store. `depth` is the thickness in millimetres at which a clear sheet shows its colour. */
export const ACETATES = {
  ink: plain('#0b0b0c'),
  navy: plain('#121d38'),
  forest: plain('#12332a'),
  olive: plain('#3d4226'),
  burgundy: plain('#4a0d18'),
  brick: plain('#8f1a16'),
  teal: plain('#0f4045'),
  slate: plain('#4b5157'),
  cocoa: plain('#35201a'),
  clay: plain('#9c5a40'),
  ivory: plain('#e6dcc8'),
  blush: plain('#d79a90'),
  mustard: plain('#b98a24'),
  lilac: plain('#8d80ad'),
  cornflower: plain('#3f6fae'),
  mint: plain('#79b39a'),
  poppy: plain('#c4352a'),
  havana: { kind: 'tortoise', tones: ['#84491c', '#3d1d0c', '#140905'], cover: 0.475 },
  honey: { kind: 'tortoise', tones: ['#c98f43', '#8a4b18', '#33180a'], cover: 0.56 },
  'dark-tortoise': { kind: 'tortoise', tones: ['#63300f', '#2a1207', '#0c0604'], cover: 0.455 },
  blonde: { kind: 'tortoise', tones: ['#e8c48a', '#b98238', '#6b3c14'], cover: 0.6 },
  'sand-tortoise': {
    kind: 'tortoise',
    tones: ['#c07a2c', '#4a1f08', '#1a0a05'],
    cover: 0.5,
    fade: '#e6c79c',
  },
  'grey-tortoise': { kind: 'tortoise', tones: ['#8d8f90', '#4a4c4f', '#191a1c'], cover: 0.5 },
  crystal: clear('#e3e9e8', 14),
  champagne: clear('#ecd2ae'),
  rose: clear('#eaa79d'),
  smoke: clear('#7d858c'),
  sage: clear('#9fbd9b'),
  sky: clear('#97bede'),
  amber: clear('#d38a3a'),
  fade: { kind: 'fade', top: '#17110e', bottom: '#d8b48c' },
  'grey-fade': { kind: 'fade', top: '#1b1c1f', bottom: '#c9cdd0' },
  'rose-fade': { kind: 'fade', top: '#4a1622', bottom: '#e0b3a6' },
  'forest-fade': { kind: 'fade', top: '#10261f', bottom: '#b9c4a4' },
} satisfies Record<string, AcetateRecipe>;

/** The name of an acetate sheet. */
export type AcetateName = keyof typeof ACETATES;
