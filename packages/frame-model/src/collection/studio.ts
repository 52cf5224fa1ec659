import { inAcetate, inBoth } from './colour.ts';
import { define, type Row } from './define.ts';
import type { Product } from './product.ts';

type StudioRow = Omit<Row, 'line' | 'kind'>;
const studio = (row: StudioRow): Product => define({ line: 'Lunette Studio', kind: 'eyeframe', ...row });

/** Eyeglasses cut from acetate: rounds, pantos and ovals. */
const ROUNDED: Product[] = [
  studio({
    name: 'Alder',
    collection: 'Studio 04',
    suitedFor: 'unisex',
    weightGrams: 24,
    description: 'A panto with a keyhole bridge and two rivets. Cut from a 6 mm sheet and polished for two days.',
    model: {
      shape: 'panto', material: 'bio-acetate', lensWidth: 47, lensHeight: 43, bridge: 21, frameWidth: 132,
      bridgeStyle: 'keyhole', rimThickness: 4, templeHeight: 8, pins: true,
    },
    otherWidth: 139,
    colours: inAcetate('havana', 'ink', 'forest', 'crystal', 'navy'),
  }),
  studio({
    name: 'Linden',
    collection: 'Studio 05',
    suitedFor: 'women',
    weightGrams: 22,
    description: 'A lighter panto in clear sheets, its rim a touch slimmer than Alder’s.',
    model: {
      shape: 'panto', material: 'bio-acetate', lensWidth: 48, lensHeight: 42, bridge: 20, frameWidth: 133,
      bridgeStyle: 'keyhole', rimThickness: 3.7, templeHeight: 7.5, softness: 1,
    },
    otherWidth: 139,
    colours: inAcetate('rose', 'champagne', 'ink', 'sky', 'sage'),
  }),
  studio({
    name: 'Fern',
    collection: 'Studio 04',
    suitedFor: 'unisex',
    weightGrams: 23,
    description: 'A true round with slim rims and a saddle bridge.',
    model: {
      shape: 'round', lensWidth: 46, lensHeight: 44.5, bridge: 22, frameWidth: 130, bridgeStyle: 'saddle',
      rimThickness: 3.4, topWeight: 0.12, templeHeight: 6.5, hingeHeight: 0.42, depth: 3.7,
    },
    otherWidth: 136,
    colours: inAcetate('dark-tortoise', 'ink', 'olive', 'champagne'),
  }),
  studio({
    name: 'Hazel',
    collection: 'Studio 03',
    suitedFor: 'unisex',
    weightGrams: 30,
    description: 'A round with weight: a thick rim, a keyhole and broad temples.',
    model: {
      shape: 'round', lensWidth: 45, lensHeight: 42, bridge: 22, frameWidth: 135, bridgeStyle: 'keyhole',
      rimThickness: 5.6, depth: 4.8, topWeight: 0.1, templeHeight: 10, hingeHeight: 0.4, pins: true, bevel: 1.5,
    },
    colours: inAcetate('honey', 'ink', 'burgundy', 'grey-tortoise'),
  }),
  studio({
    name: 'Finch',
    collection: 'Studio 05',
    suitedFor: 'women',
    weightGrams: 20,
    description: 'A low oval after the nineties, thin at the sides and soft at the bridge.',
    model: {
      shape: 'oval', lensWidth: 50, lensHeight: 34, bridge: 19, frameWidth: 132, rimThickness: 3.6,
      topWeight: 0.1, templeHeight: 6.5, hingeHeight: 0.3,
    },
    otherWidth: 126,
    colours: inAcetate('ink', 'blonde', 'poppy', 'smoke', 'teal'),
  }),
  studio({
    name: 'Aspen',
    collection: 'Studio 04',
    suitedFor: 'men',
    weightGrams: 27,
    description: 'A wide panto with a saddle bridge for faces that find most rounds too small.',
    model: {
      shape: 'panto', lensWidth: 51, lensHeight: 45, bridge: 21, frameWidth: 143, bridgeStyle: 'saddle',
      rimThickness: 4.4, templeHeight: 9, topWeight: 0.34, flare: 0.03,
    },
    otherWidth: 137,
    colours: inAcetate('grey-tortoise', 'ink', 'havana', 'forest', 'smoke'),
  }),
  studio({
    name: 'Bracken',
    collection: 'Studio 03',
    suitedFor: 'unisex',
    weightGrams: 28,
    description: 'A boxed panto with a heavy brow, drawn after a draughtsman’s frame of 1958.',
    model: {
      shape: 'browline', lensWidth: 49, lensHeight: 41, bridge: 21, frameWidth: 138, bridgeStyle: 'keyhole',
      rimThickness: 4.6, topWeight: 0.5, brow: 0.15, templeHeight: 9.5, pins: true,
    },
    colours: inAcetate('olive', 'havana', 'ink', 'crystal', 'cocoa'),
  }),
  studio({
    name: 'Sable',
    collection: 'Studio 02',
    suitedFor: 'men',
    weightGrams: 25,
    description: 'A browline: acetate above, a wire below, and a metal bridge between.',
    model: {
      shape: 'browline', rim: 'browline', material: 'acetate and metal', lensWidth: 51, lensHeight: 40, bridge: 20,
      frameWidth: 141, bridgeStyle: 'pads', rimThickness: 4.6, templeHeight: 9, hingeHeight: 0.6, brow: 0.3,
    },
    otherWidth: 135,
    colours: inBoth(['ink', 'gold'], ['havana', 'gold'], ['navy', 'silver'], ['burgundy', 'gold'], ['grey-tortoise', 'gunmetal']),
  }),
  studio({
    name: 'Tansy',
    collection: 'Studio 06',
    suitedFor: 'unisex',
    weightGrams: 23,
    description: 'A rounded browline, narrower and lighter than Sable.',
    model: {
      shape: 'panto', rim: 'browline', material: 'acetate and metal', lensWidth: 48, lensHeight: 42, bridge: 21,
      frameWidth: 134, bridgeStyle: 'pads', rimThickness: 4, templeHeight: 7.5, hingeHeight: 0.55, brow: 0.15,
    },
    colours: inBoth(['dark-tortoise', 'gold'], ['ink', 'silver'], ['forest', 'gold'], ['crystal', 'silver']),
  }),
];

/** Eyeglasses cut from acetate: squares, rectangles, cat-eyes and angles. */
const ANGULAR: Product[] = [
  studio({
    name: 'Juno',
    collection: 'Studio 05',
    suitedFor: 'unisex',
    weightGrams: 26,
    description: 'A tall soft square in clear sheet; hinges and core wire show through.',
    model: {
      shape: 'square', lensWidth: 50, lensHeight: 42, bridge: 20, frameWidth: 138, bridgeStyle: 'keyhole',
      rimThickness: 4.2, templeHeight: 9, hingeHeight: 0.74,
    },
    otherWidth: 132,
    colours: inAcetate('crystal', 'burgundy', 'ink', 'amber', 'sky'),
  }),
  studio({
    name: 'Neem',
    collection: 'Studio 02',
    suitedFor: 'unisex',
    weightGrams: 24,
    description: 'A plain rectangle that has been in the range from the start.',
    model: {
      shape: 'rectangle', lensWidth: 53, lensHeight: 36, bridge: 18, frameWidth: 141, rimThickness: 3.8,
      templeHeight: 8.5, hingeHeight: 0.76,
    },
    otherWidth: 134,
    colours: inAcetate('fade', 'ink', 'havana', 'forest', 'navy', 'grey-fade'),
  }),
  studio({
    name: 'Wren',
    collection: 'Studio 05',
    suitedFor: 'women',
    weightGrams: 22,
    description: 'A small cat-eye with a gentle lift.',
    model: {
      shape: 'cat-eye', lensWidth: 51, lensHeight: 37, bridge: 17, frameWidth: 134, rimThickness: 3.6,
      templeHeight: 7.5, hingeHeight: 0.7, endLift: 2.2, brow: 0.25, softness: 1.15,
    },
    otherWidth: 128,
    colours: inAcetate('burgundy', 'ink', 'blonde', 'rose', 'teal'),
  }),
  studio({
    name: 'Thistle',
    collection: 'Studio 06',
    suitedFor: 'women',
    weightGrams: 28,
    description: 'A cat-eye that means it: high corners, a deep brow and a broad front.',
    model: {
      shape: 'cat-eye', lensWidth: 53, lensHeight: 41, bridge: 17, frameWidth: 142, rimThickness: 4.6, depth: 4.6,
      templeHeight: 10, hingeHeight: 0.74, endLift: 4, brow: 0.6, sweep: 0.04,
    },
    colours: inAcetate('dark-tortoise', 'ink', 'rose-fade', 'champagne'),
  }),
  studio({
    name: 'Rowan',
    collection: 'Studio 02',
    suitedFor: 'unisex',
    weightGrams: 26,
    description: 'The old reliable: broad at the brow, narrow at the cheek, two rivets.',
    model: {
      shape: 'wayfarer', lensWidth: 50, lensHeight: 38, bridge: 20, frameWidth: 139, rimThickness: 4.4,
      templeHeight: 10, hingeHeight: 0.72, endLift: 1.6, brow: 0.1, pins: true,
    },
    otherWidth: 145,
    colours: inAcetate('ink', 'havana', 'crystal', 'navy', 'cocoa'),
  }),
  studio({
    name: 'Merle',
    collection: 'Studio 03',
    suitedFor: 'men',
    weightGrams: 27,
    description: 'A flat-topped trapeze with a keyhole and slim temples.',
    model: {
      shape: 'wayfarer', lensWidth: 51, lensHeight: 41, bridge: 20, frameWidth: 140, bridgeStyle: 'keyhole',
      rimThickness: 4, topWeight: 0.4, templeHeight: 8, hingeHeight: 0.78, softness: 0.75, flare: 0.02,
    },
    otherWidth: 134,
    colours: inAcetate('smoke', 'ink', 'grey-tortoise', 'olive'),
  }),
  studio({
    name: 'Larch',
    collection: 'Studio 03',
    suitedFor: 'men',
    weightGrams: 21,
    description: 'A slim rectangle that stays out of the way.',
    model: {
      shape: 'rectangle', lensWidth: 54, lensHeight: 31, bridge: 17, frameWidth: 139, rimThickness: 3,
      depth: 3.4, templeHeight: 7, hingeHeight: 0.66, softness: 0.8, topWeight: 0.1,
    },
    otherWidth: 145,
    colours: inAcetate('navy', 'ink', 'slate', 'dark-tortoise', 'burgundy'),
  }),
  studio({
    name: 'Petrel',
    collection: 'Studio 06',
    suitedFor: 'men',
    weightGrams: 33,
    description: 'A bold rectangle in 5 mm rims, square at every corner.',
    model: {
      shape: 'rectangle', lensWidth: 53, lensHeight: 38, bridge: 19, frameWidth: 146, rimThickness: 5.4, depth: 5,
      templeHeight: 12, hingeHeight: 0.7, softness: 0.7, topWeight: 0.3, pins: true, bevel: 0.9,
    },
    colours: inAcetate('ink', 'forest-fade', 'havana', 'crystal'),
  }),
  studio({
    name: 'Dunlin',
    collection: 'Studio 06',
    suitedFor: 'women',
    weightGrams: 31,
    description: 'A large soft square that covers the brow and half the cheek.',
    model: {
      shape: 'square', lensWidth: 54, lensHeight: 47, bridge: 18, frameWidth: 143, rimThickness: 4,
      templeHeight: 9, hingeHeight: 0.74, softness: 1.25, flare: 0.03,
    },
    otherWidth: 137,
    colours: inAcetate('sand-tortoise', 'ink', 'rose', 'sage', 'honey'),
  }),
  studio({
    name: 'Sorrel',
    collection: 'Studio 05',
    suitedFor: 'unisex',
    weightGrams: 25,
    description: 'Six corners in acetate, each one softened by hand.',
    model: {
      shape: 'hexagon', lensWidth: 49, lensHeight: 43, bridge: 20, frameWidth: 136, bridgeStyle: 'saddle',
      rimThickness: 3.8, topWeight: 0.12, templeHeight: 7, hingeHeight: 0.34, softness: 1.5,
    },
    colours: inAcetate('teal', 'ink', 'amber', 'dark-tortoise', 'champagne'),
  }),
  studio({
    name: 'Peony',
    collection: 'Studio 06',
    suitedFor: 'women',
    weightGrams: 29,
    description: 'A butterfly: wide at the temples, close at the bridge.',
    model: {
      shape: 'butterfly', lensWidth: 54, lensHeight: 43, bridge: 16, frameWidth: 140, rimThickness: 3.8,
      templeHeight: 9, hingeHeight: 0.6, endLift: 1, brow: 0.2,
    },
    otherWidth: 134,
    colours: inAcetate('rose-fade', 'ink', 'lilac', 'havana', 'ivory'),
  }),
];

/** Lunette Studio: eyeglasses cut from acetate. */
export const STUDIO: readonly Product[] = [...ROUNDED, ...ANGULAR];
