import { sunAcetate, sunBoth } from './colour.ts';
import { define, type Row } from './define.ts';
import type { Product } from './product.ts';
import { SUN_METAL } from './sun-metal.ts';

type SunRow = Omit<Row, 'line' | 'kind'>;
const sun = (row: SunRow): Product => define({ line: 'Lunette Sun', kind: 'sunglasses', ...row });

const SUN_ACETATE: Product[] = [
  sun({
    name: 'Marram',
    collection: 'Sun 07',
    suitedFor: 'unisex',
    weightGrams: 28,
    description: 'Round sunglasses with olive lenses and a keyhole bridge.',
    model: {
      shape: 'round', lensWidth: 47, lensHeight: 44.5, bridge: 21, frameWidth: 134, bridgeStyle: 'keyhole',
      rimThickness: 4.3, topWeight: 0.14, templeHeight: 8.5, hingeHeight: 0.42,
    },
    otherWidth: 140,
    colours: sunAcetate(['honey', 'olive'], ['dark-tortoise', 'brown'], ['champagne', 'green'], ['ink', 'grey'], ['forest', 'green']),
  }),
  sun({
    name: 'Rook',
    collection: 'Sun 05',
    suitedFor: 'unisex',
    weightGrams: 31,
    description: 'Broad-browed and riveted, with deep green lenses.',
    model: {
      shape: 'wayfarer', lensWidth: 51, lensHeight: 40, bridge: 19, frameWidth: 141, rimThickness: 4.6, depth: 4.4,
      templeHeight: 12, hingeHeight: 0.7, endLift: 2.4, brow: 0.12, pins: true,
    },
    otherWidth: 147,
    colours: sunAcetate(['ink', 'green'], ['dark-tortoise', 'brown'], ['navy', 'grey'], ['crystal', 'blue'], ['ink', 'blue-mirror']),
  }),
  sun({
    name: 'Quill',
    collection: 'Sun 06',
    suitedFor: 'women',
    weightGrams: 29,
    description: 'A swept cat-eye with lenses that fade to the cheek.',
    model: {
      shape: 'cat-eye', lensWidth: 53, lensHeight: 40, bridge: 17, frameWidth: 142, rimThickness: 4.2,
      templeHeight: 9, hingeHeight: 0.72, endLift: 3.4, brow: 0.45,
    },
    otherWidth: 136,
    colours: sunAcetate(['dark-tortoise', 'brown-fade'], ['ink', 'grey-fade'], ['burgundy', 'rose-fade'], ['ivory', 'green'], ['blonde', 'brown']),
  }),
  sun({
    name: 'Dune',
    collection: 'Sun 06',
    suitedFor: 'women',
    weightGrams: 35,
    description: 'An oversize square with 5 mm rims.',
    model: {
      shape: 'square', lensWidth: 55, lensHeight: 47, bridge: 18, frameWidth: 148, rimThickness: 4.8, depth: 4.8,
      templeHeight: 12, hingeHeight: 0.76, brow: 0.2,
    },
    otherWidth: 141,
    colours: sunAcetate(['burgundy', 'rose-fade'], ['ink', 'grey-fade'], ['havana', 'brown-fade'], ['sage', 'green-fade'], ['clay', 'brown']),
  }),
  sun({
    name: 'Coral',
    collection: 'Sun 07',
    suitedFor: 'women',
    weightGrams: 33,
    description: 'A large butterfly with a soft fade.',
    model: {
      shape: 'butterfly', lensWidth: 56, lensHeight: 47, bridge: 16, frameWidth: 145, rimThickness: 4.2,
      templeHeight: 10, hingeHeight: 0.6, endLift: 1.2, brow: 0.25,
    },
    otherWidth: 139,
    colours: sunAcetate(['rose-fade', 'rose-fade'], ['ink', 'grey-fade'], ['sand-tortoise', 'brown-fade'], ['cocoa', 'brown-fade'], ['champagne', 'rose-fade']),
  }),
  sun({
    name: 'Kelp',
    collection: 'Sun 07',
    suitedFor: 'unisex',
    weightGrams: 28,
    description: 'A panto with rivets, in greens and browns of the shore.',
    model: {
      shape: 'panto', material: 'bio-acetate', lensWidth: 49, lensHeight: 44, bridge: 21, frameWidth: 138, bridgeStyle: 'keyhole',
      rimThickness: 4.6, templeHeight: 9.5, pins: true, topWeight: 0.3,
    },
    otherWidth: 132,
    colours: sunAcetate(['olive', 'green'], ['havana', 'brown'], ['ink', 'grey'], ['crystal', 'olive'], ['grey-tortoise', 'grey']),
  }),
  sun({
    name: 'Ember',
    collection: 'Sun 08',
    suitedFor: 'unisex',
    weightGrams: 22,
    description: 'A narrow oval, flat in front and dark behind.',
    model: {
      shape: 'oval', lensWidth: 51, lensHeight: 31, bridge: 18, frameWidth: 133, rimThickness: 4.2,
      topWeight: 0.08, templeHeight: 8, hingeHeight: 0.3, baseCurve: 3.5,
    },
    otherWidth: 139,
    colours: sunAcetate(['ink', 'grey'], ['poppy', 'brown'], ['dark-tortoise', 'amber'], ['smoke', 'silver-mirror']),
  }),
  sun({
    name: 'Pebble',
    collection: 'Sun 08',
    suitedFor: 'women',
    weightGrams: 32,
    description: 'Small rounds in a very thick rim.',
    model: {
      shape: 'round', lensWidth: 45, lensHeight: 43, bridge: 21, frameWidth: 137, rimThickness: 6, depth: 5,
      topWeight: 0.06, templeHeight: 8.5, hingeHeight: 0.36, bevel: 1.7,
    },
    colours: sunAcetate(['ivory', 'brown'], ['ink', 'green'], ['amber', 'brown-fade'], ['lilac', 'rose']),
  }),
  sun({
    name: 'Reef',
    collection: 'Sun 05',
    suitedFor: 'men',
    weightGrams: 30,
    description: 'A wrapped rectangle for wind and water.',
    model: {
      shape: 'rectangle', lensWidth: 57, lensHeight: 38, bridge: 17, frameWidth: 147, rimThickness: 3.8,
      templeHeight: 11, hingeHeight: 0.6, softness: 1.2, baseCurve: 6, sweep: 0.03,
    },
    otherWidth: 141,
    colours: sunAcetate(['ink', 'grey'], ['navy', 'blue-mirror'], ['slate', 'silver-mirror'], ['havana', 'brown']),
  }),
  sun({
    name: 'Lido',
    collection: 'Sun 08',
    suitedFor: 'unisex',
    weightGrams: 29,
    description: 'A clear square with a coloured lens.',
    model: {
      shape: 'square', lensWidth: 51, lensHeight: 42, bridge: 19, frameWidth: 140, rimThickness: 4.4,
      bridgeStyle: 'keyhole', templeHeight: 9.5, hingeHeight: 0.74, softness: 0.8,
    },
    otherWidth: 134,
    colours: sunAcetate(['crystal', 'green'], ['sky', 'blue'], ['rose', 'rose-fade'], ['amber', 'brown'], ['ink', 'gold-mirror']),
  }),
  sun({
    name: 'Sail',
    collection: 'Sun 06',
    suitedFor: 'men',
    weightGrams: 28,
    description: 'A browline for the sun.',
    model: {
      shape: 'browline', rim: 'browline', material: 'acetate and metal', lensWidth: 51, lensHeight: 41, bridge: 20,
      frameWidth: 141, bridgeStyle: 'pads', rimThickness: 4.8, templeHeight: 9.5, hingeHeight: 0.6, brow: 0.25,
    },
    otherWidth: 135,
    colours: sunBoth(['ink', 'gold', 'green'], ['havana', 'gold', 'brown'], ['navy', 'silver', 'grey'], ['dark-tortoise', 'gold', 'brown-fade']),
  }),
  sun({
    name: 'Zephyr',
    collection: 'Sun 08',
    suitedFor: 'women',
    weightGrams: 27,
    description: 'A sharp, low cat-eye after the fifties.',
    model: {
      shape: 'cat-eye', lensWidth: 53, lensHeight: 33, bridge: 17, frameWidth: 139, rimThickness: 4,
      templeHeight: 9, hingeHeight: 0.7, endLift: 3, brow: 0.4, softness: 0.75, sweep: 0.06,
    },
    otherWidth: 133,
    colours: sunAcetate(['ink', 'grey'], ['ivory', 'brown-fade'], ['brick', 'brown'], ['havana', 'green']),
  }),
  sun({
    name: 'Tamarisk',
    collection: 'Sun 07',
    suitedFor: 'men',
    weightGrams: 30,
    description: 'A flat-topped frame with a straight brow and a keyhole.',
    model: {
      shape: 'wayfarer', lensWidth: 52, lensHeight: 43, bridge: 19, frameWidth: 143, bridgeStyle: 'keyhole',
      rimThickness: 4.4, topWeight: 0.45, templeHeight: 10, hingeHeight: 0.8, softness: 0.7,
    },
    otherWidth: 137,
    colours: sunAcetate(['cocoa', 'brown'], ['ink', 'green'], ['smoke', 'grey'], ['forest-fade', 'green-fade'], ['blonde', 'olive']),
  }),
];

/** Lunette Sun: sunglasses in acetate and in metal. */
export const SUN: readonly Product[] = [...SUN_ACETATE, ...SUN_METAL];
