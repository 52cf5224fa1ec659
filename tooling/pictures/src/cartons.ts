import type { CartonGoods } from './goods.ts';

type Figures = CartonGoods['figures'];
const figures = (power: string, baseCurve: string, diameter: string, ...more: Figures): Figures => [
  ['PWR', power],
  ...more,
  ['BC', baseCurve],
  ['DIA', diameter],
];

const aqua = (slug: string, name: string, count: string, panel: Figures, width = 78): CartonGoods => ({
  kind: 'carton',
  slug,
  art: 'ripples',
  brand: 'Aqua',
  name,
  count,
  figures: panel,
  colour: '#fbfcfb',
  accent: '#0b6e6e',
  size: [width, 50, 34],
  beside: 'blister',
});
const tide = (slug: string, name: string, panel: Figures): CartonGoods => ({
  kind: 'carton',
  slug,
  art: 'waves',
  brand: 'Tide',
  name,
  count: '6 lenses',
  figures: panel,
  colour: '#1d3656',
  accent: '#9cc4dc',
  size: [70, 46, 26],
  beside: 'blister',
});
const lumen = (slug: string, name: string, count: string, panel: Figures, width = 64): CartonGoods => ({
  kind: 'carton',
  slug,
  art: 'sun',
  brand: 'Lumen',
  name,
  count,
  figures: panel,
  colour: '#fdf9f1',
  accent: '#d98a2b',
  size: [width, 46, 22],
  beside: 'blister',
});
const iris = (slug: string, name: string, count: string, accent: string): CartonGoods => ({
  kind: 'carton',
  slug,
  art: 'iris',
  brand: 'Iris',
  name,
  count,
  figures: figures('0.00', '8.6', '14.2'),
  colour: '#26221f',
  accent,
  size: [62, 48, 22],
  beside: 'lens',
});

/** The cartons of contact lenses: daily, two-weekly and monthly ones of the store's own brands, and coloured ones. */
export const CARTONS: readonly CartonGoods[] = [
  aqua('aqua-daily-30', 'Daily', '30 lenses', figures('−2.25', '8.6', '14.2')),
  aqua('aqua-daily-90', 'Daily', '90 lenses', figures('−3.50', '8.6', '14.2'), 104),
  aqua(
    'aqua-daily-toric-30',
    'Daily Toric',
    '30 lenses',
    figures('−1.75', '8.6', '14.4', ['CYL', '−0.75'], ['AX', '180']),
  ),
  aqua(
    'aqua-daily-multifocal-30',
    'Daily Multifocal',
    '30 lenses',
    figures('+1.00', '8.5', '14.2', ['ADD', 'MED']),
  ),
  {
    kind: 'carton',
    slug: 'silk-daily-30',
    art: 'folds',
    brand: 'Silk',
    name: 'Daily',
    count: '30 lenses',
    figures: figures('−4.00', '8.5', '14.1'),
    colour: '#f4e6e0',
    accent: '#b5695c',
    size: [78, 50, 34],
    beside: 'blister',
  },
  tide('tide-fortnight-6', 'Fortnight', figures('−3.25', '8.4', '14.0')),
  tide(
    'tide-fortnight-toric-6',
    'Fortnight Toric',
    figures('−2.00', '8.6', '14.5', ['CYL', '−1.25'], ['AX', '90']),
  ),
  lumen('lumen-monthly-3', 'Monthly', '3 lenses', figures('−2.75', '8.6', '14.2')),
  lumen('lumen-monthly-6', 'Monthly', '6 lenses', figures('−5.00', '8.6', '14.2'), 80),
  lumen(
    'lumen-monthly-toric-3',
    'Monthly Toric',
    '3 lenses',
    figures('−1.50', '8.7', '14.5', ['CYL', '−0.75'], ['AX', '10']),
  ),
  lumen(
    'lumen-monthly-multifocal-3',
    'Monthly Multifocal',
    '3 lenses',
    figures('+0.50', '8.6', '14.0', ['ADD', 'LOW']),
  ),
  iris('iris-monthly-hazel-2', 'Hazel, monthly', '2 lenses', '#a87433'),
  iris('iris-monthly-grey-2', 'Grey, monthly', '2 lenses', '#98a3ab'),
  iris('iris-monthly-green-2', 'Green, monthly', '2 lenses', '#6e9161'),
  iris('iris-daily-brown-10', 'Brown, daily', '10 lenses', '#7a4a28'),
  iris('iris-daily-blue-10', 'Blue, daily', '10 lenses', '#5d8fc0'),
];
