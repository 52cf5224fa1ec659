import { inAcetate, inMetal } from './colour.ts';
import { define, type Row } from './define.ts';
import type { Product } from './product.ts';

type KidsRow = Omit<Row, 'line' | 'kind' | 'suitedFor' | 'collection'>;
const kids = (row: KidsRow): Product =>
  define({
    line: 'Lunette Kids',
    kind: 'eyeframe',
    suitedFor: 'kids',
    collection: 'Kids 01',
    ...row,
    model: { temple: 125, ...row.model },
  });

/** Lunette Kids: eyeglasses for four to twelve, 118 to 126 mm wide, with hinges that bend and come back. */
export const KIDS: readonly Product[] = [
  kids({
    name: 'Acorn',
    weightGrams: 16,
    description: 'A first round frame with a soft bridge.',
    model: {
      shape: 'round', lensWidth: 41, lensHeight: 38.5, bridge: 18, frameWidth: 118, rimThickness: 3.7,
      topWeight: 0.12, templeHeight: 7, hingeHeight: 0.4,
    },
    otherWidth: 123,
    colours: inAcetate('cornflower', 'poppy', 'havana', 'mint', 'lilac'),
  }),
  kids({
    name: 'Robin',
    weightGrams: 16,
    description: 'A little panto that looks like the grown-ups’ one.',
    model: {
      shape: 'panto', lensWidth: 42, lensHeight: 37, bridge: 18, frameWidth: 120, bridgeStyle: 'keyhole',
      rimThickness: 3.6, templeHeight: 7,
    },
    otherWidth: 125,
    colours: inAcetate('havana', 'navy', 'rose', 'sky', 'ink'),
  }),
  kids({
    name: 'Pip',
    weightGrams: 15,
    description: 'A rectangle for school, hard to bend and easy to wipe.',
    model: {
      shape: 'rectangle', lensWidth: 45, lensHeight: 31, bridge: 15, frameWidth: 121, rimThickness: 3.4,
      templeHeight: 7, hingeHeight: 0.68, softness: 1.2,
    },
    otherWidth: 126,
    colours: inAcetate('navy', 'poppy', 'slate', 'teal', 'mint'),
  }),
  kids({
    name: 'Clover',
    weightGrams: 17,
    description: 'A soft square in clear colours.',
    model: {
      shape: 'square', lensWidth: 44, lensHeight: 36, bridge: 16, frameWidth: 121, rimThickness: 3.8,
      templeHeight: 7.5, hingeHeight: 0.7, softness: 1.35,
    },
    otherWidth: 126,
    colours: inAcetate('sage', 'sky', 'crystal', 'rose', 'mustard'),
  }),
  kids({
    name: 'Poppy',
    weightGrams: 16,
    description: 'A small cat-eye with a smile in it.',
    model: {
      shape: 'cat-eye', lensWidth: 45, lensHeight: 34, bridge: 15, frameWidth: 120, rimThickness: 3.5,
      templeHeight: 7, hingeHeight: 0.68, endLift: 1.6, brow: 0.2, softness: 1.3,
    },
    colours: inAcetate('poppy', 'lilac', 'blush', 'dark-tortoise'),
  }),
  kids({
    name: 'Bramble',
    weightGrams: 18,
    description: 'Broad at the brow, tough at the hinge.',
    model: {
      shape: 'wayfarer', lensWidth: 45, lensHeight: 34, bridge: 17, frameWidth: 124, rimThickness: 4,
      templeHeight: 8.5, hingeHeight: 0.66, endLift: 1.2, pins: true,
    },
    colours: inAcetate('ink', 'cornflower', 'olive', 'burgundy', 'honey'),
  }),
  kids({
    name: 'Minnow',
    weightGrams: 11,
    description: 'A light wire oval for children who will not wear plastic.',
    model: {
      shape: 'oval', material: 'stainless steel', lensWidth: 43, lensHeight: 34, bridge: 18, frameWidth: 121,
      bridgeStyle: 'pads', rimThickness: 1.4, templeHeight: 2.8, hingeHeight: 0.2,
    },
    otherWidth: 126,
    colours: inMetal('navy', 'gold', 'rose-gold', 'black'),
  }),
];
