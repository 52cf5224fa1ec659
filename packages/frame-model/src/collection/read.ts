import { inAcetate, inMetal } from './colour.ts';
import { define, type Row } from './define.ts';
import type { Product } from './product.ts';

type ReadRow = Omit<Row, 'line' | 'kind'>;
const read = (row: ReadRow): Product => define({ line: 'Lunette Read', kind: 'eyeframe', ...row });

/** Lunette Read: frames sold with reading powers, and frames with a screen coating. */
export const READ: readonly Product[] = [
  read({
    name: 'Folio',
    collection: 'Read 01',
    suitedFor: 'unisex',
    use: 'reading',
    weightGrams: 17,
    description: 'A slim panto for the bedside and the jacket pocket.',
    model: {
      shape: 'panto', lensWidth: 47, lensHeight: 37, bridge: 21, frameWidth: 132, rimThickness: 2.9, depth: 3.3,
      topWeight: 0.1, templeHeight: 6, bridgeStyle: 'saddle',
    },
    colours: inAcetate('dark-tortoise', 'ink', 'forest', 'champagne'),
  }),
  read({
    name: 'Quince',
    collection: 'Read 01',
    suitedFor: 'unisex',
    use: 'reading',
    weightGrams: 16,
    description: 'A low rectangle to look over the top of.',
    model: {
      shape: 'rectangle', lensWidth: 50, lensHeight: 27, bridge: 19, frameWidth: 133, rimThickness: 3,
      depth: 3.4, topWeight: 0.1, templeHeight: 6.5, hingeHeight: 0.6, softness: 1.2,
    },
    otherWidth: 139,
    colours: inAcetate('burgundy', 'ink', 'honey', 'slate'),
  }),
  read({
    name: 'Barley',
    collection: 'Read 01',
    suitedFor: 'unisex',
    use: 'reading',
    weightGrams: 12,
    description: 'A wire oval as thin as a page.',
    model: {
      shape: 'oval', material: 'stainless steel', lensWidth: 49, lensHeight: 29, bridge: 20, frameWidth: 134,
      bridgeStyle: 'pads', rimThickness: 1.15, templeHeight: 2.4, hingeHeight: 0.2,
    },
    colours: inMetal('gold', 'gunmetal', 'silver', 'black'),
  }),
  read({
    name: 'Vesper',
    collection: 'Screen 02',
    suitedFor: 'unisex',
    use: 'computer',
    weightGrams: 23,
    description: 'A square with a coating that takes the edge off a bright screen.',
    model: {
      shape: 'square', lensWidth: 51, lensHeight: 39, bridge: 19, frameWidth: 138, rimThickness: 3.5,
      templeHeight: 8, hingeHeight: 0.72, softness: 0.85,
    },
    otherWidth: 144,
    colours: inAcetate('ink', 'crystal', 'grey-tortoise', 'navy'),
  }),
  read({
    name: 'Larkspur',
    collection: 'Screen 02',
    suitedFor: 'women',
    use: 'computer',
    weightGrams: 21,
    description: 'A round panto for long days at a desk.',
    model: {
      shape: 'browline', lensWidth: 48, lensHeight: 41, bridge: 20, frameWidth: 132, rimThickness: 3.4,
      templeHeight: 7, hingeHeight: 0.5, softness: 1.2, topWeight: 0.15,
    },
    otherWidth: 126,
    colours: inAcetate('blonde', 'ink', 'blush', 'sky'),
  }),
  read({
    name: 'Nocturne',
    collection: 'Screen 02',
    suitedFor: 'men',
    use: 'computer',
    weightGrams: 15,
    description: 'A titanium half-rim with a screen coating.',
    model: {
      shape: 'square', rim: 'half', material: 'titanium', lensWidth: 53, lensHeight: 37, bridge: 18, frameWidth: 140,
      bridgeStyle: 'pads', rimThickness: 1.9, templeHeight: 3, hingeHeight: 0.5, softness: 0.9,
    },
    otherWidth: 134,
    colours: inMetal('black', 'titanium', 'navy', 'gunmetal'),
  }),
];
