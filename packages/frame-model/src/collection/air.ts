import { inMetal } from './colour.ts';
import { define, type Row } from './define.ts';
import type { Product } from './product.ts';

type AirRow = Omit<Row, 'line' | 'kind' | 'model'> & { model: Omit<Row['model'], 'bridgeStyle'> & { bridgeStyle?: 'double' } };
const air = ({ model, ...row }: AirRow): Product =>
  define({
    line: 'Lunette Air',
    kind: 'eyeframe',
    ...row,
    model: { bridgeStyle: 'pads', rimThickness: 1.25, templeHeight: 2.8, ...model },
  });

/** Lunette Air: eyeglasses of steel and titanium wire, some with half a rim and some with none. */
export const AIR: readonly Product[] = [
  air({
    name: 'Tern',
    collection: 'Air 03',
    suitedFor: 'unisex',
    weightGrams: 15,
    description: 'A perfect circle in 1.2 mm wire.',
    model: {
      shape: 'round', material: 'stainless steel', lensWidth: 49, lensHeight: 48, bridge: 21, frameWidth: 138,
      rimThickness: 1.15, hingeHeight: 0.12,
    },
    otherWidth: 132,
    colours: inMetal('gold', 'silver', 'gunmetal', 'rose-gold', 'black'),
  }),
  air({
    name: 'Egret',
    collection: 'Air 02',
    suitedFor: 'unisex',
    weightGrams: 16,
    description: 'A panto in wire, the shape that suits almost everybody.',
    model: {
      shape: 'panto', material: 'stainless steel', lensWidth: 49, lensHeight: 44, bridge: 20, frameWidth: 139,
      rimThickness: 1.4, hingeHeight: 0.4,
    },
    otherWidth: 133,
    colours: inMetal('black', 'gold', 'silver', 'navy', 'burgundy'),
  }),
  air({
    name: 'Heron',
    collection: 'Air 04',
    suitedFor: 'men',
    weightGrams: 14,
    description: 'Titanium above, a nylon thread below. Eleven parts, no screws in the front.',
    model: {
      shape: 'rectangle', rim: 'half', material: 'titanium', lensWidth: 54, lensHeight: 33, bridge: 18,
      frameWidth: 141, rimThickness: 1.7, hingeHeight: 0.45,
    },
    otherWidth: 135,
    colours: inMetal('titanium', 'black', 'gunmetal', 'gold'),
  }),
  air({
    name: 'Plover',
    collection: 'Air 04',
    suitedFor: 'unisex',
    weightGrams: 12,
    description: 'Rimless ovals on a titanium bridge: the least frame we make.',
    model: {
      shape: 'oval', rim: 'rimless', material: 'titanium', lensWidth: 52, lensHeight: 35, bridge: 18,
      frameWidth: 138, rimThickness: 1.5, hingeHeight: 0.2,
    },
    colours: inMetal('gunmetal', 'gold', 'silver', 'rose-gold'),
  }),
  air({
    name: 'Swift',
    collection: 'Air 02',
    suitedFor: 'unisex',
    weightGrams: 19,
    description: 'A pilot’s frame for every day, double bridge and all.',
    model: {
      shape: 'aviator', material: 'stainless steel', lensWidth: 56, lensHeight: 47, bridge: 15, frameWidth: 141,
      bridgeStyle: 'double', rimThickness: 1.3, hingeHeight: 0.6,
    },
    otherWidth: 135,
    colours: inMetal('gold', 'gunmetal', 'silver', 'black', 'bronze'),
  }),
  air({
    name: 'Skylark',
    collection: 'Air 03',
    suitedFor: 'women',
    weightGrams: 15,
    description: 'A fine hexagon with crisp corners.',
    model: {
      shape: 'hexagon', material: 'stainless steel', lensWidth: 50, lensHeight: 45, bridge: 19, frameWidth: 137,
      rimThickness: 1.2, hingeHeight: 0.1,
    },
    otherWidth: 131,
    colours: inMetal('rose-gold', 'gold', 'silver', 'black', 'burgundy'),
  }),
  air({
    name: 'Kestrel',
    collection: 'Air 04',
    suitedFor: 'men',
    weightGrams: 16,
    description: 'A full titanium rectangle with a brushed face.',
    model: {
      shape: 'rectangle', material: 'titanium', lensWidth: 53, lensHeight: 35, bridge: 18, frameWidth: 140,
      rimThickness: 2, templeHeight: 3.4, hingeHeight: 0.5, softness: 0.85,
    },
    otherWidth: 146,
    colours: inMetal('titanium', 'black', 'navy', 'gunmetal', 'bronze'),
  }),
  air({
    name: 'Sedge',
    collection: 'Air 03',
    suitedFor: 'unisex',
    weightGrams: 17,
    description: 'A tall square in wire with a flat top.',
    model: {
      shape: 'square', material: 'stainless steel', lensWidth: 51, lensHeight: 43, bridge: 19, frameWidth: 139,
      rimThickness: 1.4, hingeHeight: 0.52, softness: 0.9,
    },
    otherWidth: 133,
    colours: inMetal('silver', 'gold', 'black', 'forest'),
  }),
  air({
    name: 'Osprey',
    collection: 'Air 04',
    suitedFor: 'men',
    weightGrams: 14,
    description: 'A half-rim panto, stronger at the brow.',
    model: {
      shape: 'panto', rim: 'half', material: 'titanium', lensWidth: 50, lensHeight: 41, bridge: 20, frameWidth: 139,
      rimThickness: 2.2, templeHeight: 3.2, hingeHeight: 0.5,
    },
    otherWidth: 145,
    colours: inMetal('black', 'gunmetal', 'gold', 'navy', 'titanium'),
  }),
  air({
    name: 'Lark',
    collection: 'Air 03',
    suitedFor: 'women',
    weightGrams: 13,
    description: 'A small oval after a frame of the twenties.',
    model: {
      shape: 'oval', material: 'stainless steel', lensWidth: 47, lensHeight: 36, bridge: 21, frameWidth: 131,
      rimThickness: 1.2, hingeHeight: 0.16,
    },
    otherWidth: 126,
    colours: inMetal('gold', 'rose-gold', 'silver', 'bronze'),
  }),
  air({
    name: 'Ibis',
    collection: 'Air 04',
    suitedFor: 'men',
    weightGrams: 13,
    description: 'Rimless rectangles, drilled and polished at the edge.',
    model: {
      shape: 'rectangle', rim: 'rimless', material: 'titanium', lensWidth: 54, lensHeight: 34, bridge: 17,
      frameWidth: 140, rimThickness: 1.5, hingeHeight: 0.34, softness: 0.9,
    },
    otherWidth: 134,
    colours: inMetal('silver', 'gold', 'gunmetal', 'black'),
  }),
  air({
    name: 'Starling',
    collection: 'Air 03',
    suitedFor: 'women',
    weightGrams: 15,
    description: 'A cat-eye in wire, light enough to forget.',
    model: {
      shape: 'cat-eye', material: 'stainless steel', lensWidth: 53, lensHeight: 41, bridge: 17, frameWidth: 137,
      rimThickness: 1.4, hingeHeight: 0.62,
    },
    otherWidth: 131,
    colours: inMetal('rose-gold', 'gold', 'black', 'burgundy', 'forest'),
  }),
  air({
    name: 'Reed',
    collection: 'Air 04',
    suitedFor: 'unisex',
    weightGrams: 12,
    description: 'Rimless pantos: a face, a bridge and nothing else.',
    model: {
      shape: 'panto', rim: 'rimless', material: 'titanium', lensWidth: 48, lensHeight: 41, bridge: 20, frameWidth: 134,
      rimThickness: 1.4, hingeHeight: 0.4,
    },
    colours: inMetal('gold', 'titanium', 'rose-gold', 'gunmetal'),
  }),
  air({
    name: 'Gannet',
    collection: 'Air 02',
    suitedFor: 'men',
    weightGrams: 20,
    description: 'A navigator: square lenses under a straight double bridge.',
    model: {
      shape: 'square', material: 'stainless steel', lensWidth: 55, lensHeight: 44, bridge: 16, frameWidth: 143,
      bridgeStyle: 'double', rimThickness: 1.5, hingeHeight: 0.62, softness: 1.15, flare: 0.03,
    },
    otherWidth: 137,
    colours: inMetal('gunmetal', 'gold', 'silver', 'black'),
  }),
];
