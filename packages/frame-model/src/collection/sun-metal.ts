import { sunMetal } from './colour.ts';
import { define, type Row } from './define.ts';
import type { Product } from './product.ts';

type SunRow = Omit<Row, 'line' | 'kind'>;
const wire = ({ model, ...row }: SunRow): Product =>
  define({
    line: 'Lunette Sun',
    kind: 'sunglasses',
    ...row,
    model: { material: 'stainless steel', bridgeStyle: 'pads', rimThickness: 1.35, templeHeight: 3, ...model },
  });

/** Sunglasses in wire. */
export const SUN_METAL: readonly Product[] = [
  wire({
    name: 'Harbour',
    collection: 'Sun 05',
    suitedFor: 'unisex',
    weightGrams: 24,
    description: 'The aviator: thin wire, double bridge, lenses that fade.',
    model: {
      shape: 'aviator', lensWidth: 58, lensHeight: 50, bridge: 14, frameWidth: 138, bridgeStyle: 'double',
      rimThickness: 1.3, hingeHeight: 0.6, baseCurve: 6,
    },
    otherWidth: 144,
    colours: sunMetal(['gold', 'brown-fade'], ['gold', 'green'], ['silver', 'grey-fade'], ['black', 'grey'], ['rose-gold', 'rose-fade']),
  }),
  wire({
    name: 'Samphire',
    collection: 'Sun 06',
    suitedFor: 'men',
    weightGrams: 25,
    description: 'A squarer aviator with mirrored lenses.',
    model: {
      shape: 'aviator', lensWidth: 57, lensHeight: 47, bridge: 15, frameWidth: 140, bridgeStyle: 'double',
      rimThickness: 1.4, hingeHeight: 0.6, baseCurve: 6, softness: 0.8, flare: 0.03,
    },
    otherWidth: 146,
    colours: sunMetal(['gunmetal', 'blue-mirror'], ['silver', 'silver-mirror'], ['gold', 'gold-mirror'], ['black', 'green']),
  }),
  wire({
    name: 'Cove',
    collection: 'Sun 07',
    suitedFor: 'unisex',
    weightGrams: 20,
    description: 'Wire rounds with flat dark lenses.',
    model: {
      shape: 'round', lensWidth: 50, lensHeight: 49, bridge: 20, frameWidth: 137, rimThickness: 1.25, hingeHeight: 0.12,
    },
    otherWidth: 131,
    colours: sunMetal(['gold', 'green'], ['silver', 'blue'], ['black', 'grey'], ['rose-gold', 'rose'], ['bronze', 'amber']),
  }),
  wire({
    name: 'Lagoon',
    collection: 'Sun 08',
    suitedFor: 'women',
    weightGrams: 21,
    description: 'Hexagons with a pale lens for the city.',
    model: {
      shape: 'hexagon', lensWidth: 51, lensHeight: 46, bridge: 19, frameWidth: 140, rimThickness: 1.2, hingeHeight: 0.1,
    },
    otherWidth: 134,
    colours: sunMetal(['silver', 'blue'], ['gold', 'brown-fade'], ['rose-gold', 'rose'], ['black', 'grey-fade'], ['gold', 'olive']),
  }),
  wire({
    name: 'Mistral',
    collection: 'Sun 05',
    suitedFor: 'men',
    weightGrams: 26,
    description: 'A navigator: square, double-bridged, built for glare.',
    model: {
      shape: 'square', lensWidth: 57, lensHeight: 46, bridge: 15, frameWidth: 145, bridgeStyle: 'double',
      rimThickness: 1.5, hingeHeight: 0.62, baseCurve: 6, softness: 1.1, flare: 0.04,
    },
    otherWidth: 139,
    colours: sunMetal(['gold', 'green'], ['gunmetal', 'grey'], ['black', 'brown'], ['silver', 'blue-mirror']),
  }),
  wire({
    name: 'Curlew',
    collection: 'Sun 08',
    suitedFor: 'women',
    weightGrams: 18,
    description: 'Rimless butterflies with a fade, held by three screws.',
    model: {
      shape: 'butterfly', rim: 'rimless', material: 'titanium', lensWidth: 57, lensHeight: 45, bridge: 15,
      frameWidth: 141, rimThickness: 1.5, hingeHeight: 0.46,
    },
    colours: sunMetal(['gold', 'brown-fade'], ['silver', 'grey-fade'], ['rose-gold', 'rose-fade'], ['gold', 'green-fade']),
  }),
  wire({
    name: 'Estuary',
    collection: 'Sun 07',
    suitedFor: 'unisex',
    weightGrams: 21,
    description: 'A wire panto, the shape of Egret with a lens for noon.',
    model: {
      shape: 'panto', lensWidth: 51, lensHeight: 46, bridge: 20, frameWidth: 140, hingeHeight: 0.42, rimThickness: 1.5,
    },
    otherWidth: 134,
    colours: sunMetal(['gold', 'green'], ['black', 'green'], ['silver', 'grey'], ['bronze', 'brown']),
  }),
];
