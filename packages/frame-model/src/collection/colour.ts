import type { AcetateName } from '../finish/acetate.ts';
import type { LensFinish, MetalName } from '../finish/finish.ts';
import type { Colour, ColourFamily } from './product.ts';

type Sheet = Omit<Colour, 'slug' | 'finish'> & { metal: MetalName };

/** The acetate sheets with the names that a shopper reads, each with the matching metal. */
const SHEETS = {
  ink: { name: 'Ink', swatch: '#1c1b1a', family: 'black', metal: 'silver' },
  navy: { name: 'Navy', swatch: '#1c2947', family: 'blue', metal: 'silver' },
  forest: { name: 'Forest', swatch: '#1f4438', family: 'green', metal: 'gold' },
  olive: { name: 'Olive', swatch: '#474b2d', family: 'green', metal: 'gold' },
  burgundy: { name: 'Burgundy', swatch: '#551a26', family: 'red', metal: 'gold' },
  brick: { name: 'Brick', swatch: '#95271f', family: 'red', metal: 'gold' },
  teal: { name: 'Deep teal', swatch: '#184c50', family: 'blue', metal: 'silver' },
  slate: { name: 'Slate', swatch: '#545a60', family: 'grey', metal: 'silver' },
  cocoa: { name: 'Cocoa', swatch: '#3f2a23', family: 'brown', metal: 'gold' },
  clay: { name: 'Clay', swatch: '#a2654c', family: 'brown', metal: 'gold' },
  ivory: { name: 'Ivory', swatch: '#e6dcc8', family: 'beige', metal: 'gold' },
  blush: { name: 'Blush', swatch: '#d99e95', family: 'pink', metal: 'gold' },
  mustard: { name: 'Mustard', swatch: '#bd902f', family: 'gold', metal: 'gold' },
  lilac: { name: 'Lilac', swatch: '#9387b1', family: 'pink', metal: 'silver' },
  cornflower: { name: 'Cornflower', swatch: '#4976b2', family: 'blue', metal: 'silver' },
  mint: { name: 'Mint', swatch: '#7fb69f', family: 'green', metal: 'silver' },
  poppy: { name: 'Poppy', swatch: '#c63e33', family: 'red', metal: 'silver' },
  havana: { name: 'Havana tortoise', swatch: ['#84491c', '#2a1409'], family: 'tortoise', metal: 'gold' },
  honey: { name: 'Honey', swatch: ['#c98f43', '#8a4b18'], family: 'brown', metal: 'gold' },
  'dark-tortoise': {
    name: 'Dark tortoise',
    swatch: ['#5a2d10', '#1c0d06'],
    family: 'tortoise',
    metal: 'gold',
  },
  blonde: { name: 'Blonde tortoise', swatch: ['#dfb777', '#a9722f'], family: 'tortoise', metal: 'gold' },
  'sand-tortoise': {
    name: 'Sand tortoise',
    swatch: ['#6b3310', '#e0bd8c'],
    family: 'tortoise',
    metal: 'gold',
  },
  'grey-tortoise': { name: 'Grey tortoise', swatch: ['#85888a', '#2b2c2e'], family: 'grey', metal: 'silver' },
  crystal: { name: 'Clear crystal', swatch: '#dfe5e6', family: 'crystal', metal: 'silver' },
  champagne: { name: 'Champagne', swatch: '#e4cda2', family: 'beige', metal: 'gold' },
  rose: { name: 'Rose crystal', swatch: '#e3a396', family: 'pink', metal: 'gold' },
  smoke: { name: 'Smoke', swatch: '#80868b', family: 'grey', metal: 'silver' },
  sage: { name: 'Sage crystal', swatch: '#a6bf98', family: 'green', metal: 'silver' },
  sky: { name: 'Sky crystal', swatch: '#9fbdd2', family: 'blue', metal: 'silver' },
  amber: { name: 'Amber', swatch: '#d4893f', family: 'brown', metal: 'gold' },
  fade: { name: 'Fade', swatch: ['#1d1714', '#d0ae84'], family: 'black', metal: 'gold' },
  'grey-fade': { name: 'Grey fade', swatch: ['#222326', '#c3c7ca'], family: 'grey', metal: 'silver' },
  'rose-fade': {
    name: 'Burgundy to rose fade',
    swatch: ['#4f1a26', '#d9aca0'],
    family: 'red',
    metal: 'gold',
  },
  'forest-fade': { name: 'Forest fade', swatch: ['#152b24', '#b3be9f'], family: 'green', metal: 'gold' },
} satisfies Record<AcetateName, Sheet>;

/** The metals with the names that a shopper reads, each with the sheet of its ear tips. */
const WIRES = {
  gold: { name: 'Pale gold', swatch: '#c09d58', family: 'gold', tips: 'havana' },
  'rose-gold': { name: 'Rose gold', swatch: '#c98d74', family: 'pink', tips: 'rose-fade' },
  silver: { name: 'Silver', swatch: '#b6bab6', family: 'silver', tips: 'slate' },
  gunmetal: { name: 'Gunmetal', swatch: '#6c6e73', family: 'grey', tips: 'ink' },
  bronze: { name: 'Bronze', swatch: '#7d5c3b', family: 'brown', tips: 'dark-tortoise' },
  titanium: { name: 'Titanium', swatch: '#98938b', family: 'silver', tips: 'ink' },
  black: { name: 'Matt black', swatch: '#1d1c1b', family: 'black', tips: 'ink' },
  navy: { name: 'Navy', swatch: '#1d2a4b', family: 'blue', tips: 'navy' },
  burgundy: { name: 'Burgundy', swatch: '#551a28', family: 'red', tips: 'burgundy' },
  forest: { name: 'Forest', swatch: '#1c4035', family: 'green', tips: 'forest' },
} satisfies Record<MetalName, { name: string; swatch: string; family: ColourFamily; tips: AcetateName }>;

/** The sun lenses with the names that a shopper reads. */
const LENSES = {
  green: { name: 'green lens', lens: { kind: 'tint', colour: '#34493a' } },
  olive: { name: 'olive lens', lens: { kind: 'tint', colour: '#5b6b46' } },
  grey: { name: 'grey lens', lens: { kind: 'tint', colour: '#43474b' } },
  brown: { name: 'brown lens', lens: { kind: 'tint', colour: '#5f4431' } },
  blue: { name: 'blue lens', lens: { kind: 'tint', colour: '#6f8bab' } },
  amber: { name: 'amber lens', lens: { kind: 'tint', colour: '#b9793a' } },
  rose: { name: 'rose lens', lens: { kind: 'tint', colour: '#b9838a' } },
  'brown-fade': { name: 'brown fade', lens: { kind: 'gradient', top: '#46382c', bottom: '#c9b096' } },
  'grey-fade': { name: 'grey fade', lens: { kind: 'gradient', top: '#3a3e43', bottom: '#b9bec2' } },
  'rose-fade': { name: 'rose fade', lens: { kind: 'gradient', top: '#46282c', bottom: '#d0a3a0' } },
  'green-fade': { name: 'green fade', lens: { kind: 'gradient', top: '#2c3a30', bottom: '#b4c0a2' } },
  'blue-mirror': { name: 'blue mirror', lens: { kind: 'mirror', colour: '#20242a', coat: '#7ba0cf' } },
  'silver-mirror': { name: 'silver mirror', lens: { kind: 'mirror', colour: '#26282b', coat: '#b4bcc4' } },
  'gold-mirror': { name: 'gold mirror', lens: { kind: 'mirror', colour: '#2b2520', coat: '#d2a35c' } },
} satisfies Record<string, { name: string; lens: LensFinish }>;

type LensName = keyof typeof LENSES;
const CLEAR: LensFinish = { kind: 'clear' };

/** Colours of an acetate frame with clear lenses. */
export function inAcetate(...sheets: AcetateName[]): Colour[] {
  return sheets.map((acetate) => {
    const { metal, ...read } = SHEETS[acetate];
    return { slug: acetate, ...read, finish: { acetate, metal, lens: CLEAR } };
  });
}

/** Colours of a metal frame with clear lenses. */
export function inMetal(...metals: MetalName[]): Colour[] {
  return metals.map((metal) => {
    const { tips, ...read } = WIRES[metal];
    return { slug: metal, ...read, finish: { acetate: tips, metal, lens: CLEAR } };
  });
}

/** Colours of a frame of acetate and metal, named after both. */
export function inBoth(...pairs: [AcetateName, MetalName][]): Colour[] {
  return pairs.map(([acetate, metal]) => {
    const { name, swatch, family } = SHEETS[acetate];
    return {
      slug: `${acetate}-${metal}`,
      name: `${name} and ${WIRES[metal].name.replace('Pale gold', 'gold').toLowerCase()}`,
      swatch,
      family,
      finish: { acetate, metal, lens: CLEAR },
    };
  });
}

function behind(colour: Colour, lensName: LensName): Colour {
  const { name, lens } = LENSES[lensName];
  return {
    ...colour,
    slug: `${colour.slug}-${lensName}`,
    name: `${colour.name.replace('Pale gold', 'Gold')}, ${name}`,
    finish: { ...colour.finish, lens },
  };
}

/** Colours of acetate sunglasses: a sheet and the lens. */
export function sunAcetate(...pairs: [AcetateName, LensName][]): Colour[] {
  return pairs.flatMap(([acetate, lens]) => inAcetate(acetate).map((colour) => behind(colour, lens)));
}

/** Colours of metal sunglasses: a metal and the lens. */
export function sunMetal(...pairs: [MetalName, LensName][]): Colour[] {
  return pairs.flatMap(([metal, lens]) => inMetal(metal).map((colour) => behind(colour, lens)));
}

/** Colours of browline sunglasses. */
export function sunBoth(...pairs: [AcetateName, MetalName, LensName][]): Colour[] {
  return pairs.flatMap(([acetate, metal, lens]) =>
    inBoth([acetate, metal]).map((colour) => behind(colour, lens)),
  );
}
