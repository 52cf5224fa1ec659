import { CARTONS } from './cartons.ts';
import type { BottleGoods, CardGoods, CaseGoods, Goods, PlainGoods } from './goods.ts';

const clear = (
  slug: string,
  volume: string,
  size: BottleGoods['size'],
  beside?: 'lens-case',
): BottleGoods => ({
  kind: 'bottle',
  slug,
  shape: 'flip',
  brand: 'Clear',
  name: 'Multi-purpose solution',
  volume,
  colour: '#fafbfa',
  accent: '#0b6e6e',
  size,
  beside,
});
const spray = (slug: string, volume: string, size: BottleGoods['size']): BottleGoods => ({
  kind: 'bottle',
  slug,
  shape: 'spray',
  brand: 'Lunette',
  name: 'Lens spray',
  volume,
  colour: '#dfeceb',
  accent: '#161714',
  size,
});

const BOTTLES: readonly BottleGoods[] = [
  clear('clear-solution-60', '60 ml', [36, 72]),
  clear('clear-solution-120', '120 ml', [44, 98]),
  clear('clear-solution-360', '360 ml', [60, 150], 'lens-case'),
  {
    kind: 'bottle',
    slug: 'pure-peroxide-360',
    shape: 'flip',
    brand: 'Pure',
    name: 'Peroxide system',
    volume: '360 ml',
    colour: '#f6f7fa',
    accent: '#b3261e',
    size: [60, 150],
    beside: 'peroxide-case',
  },
  {
    kind: 'bottle',
    slug: 'rinse-saline-100',
    shape: 'flip',
    brand: 'Rinse',
    name: 'Saline',
    volume: '100 ml',
    colour: '#eef4fa',
    accent: '#2f5f9e',
    size: [40, 96],
  },
  {
    kind: 'bottle',
    slug: 'dew-drops-10',
    shape: 'dropper',
    brand: 'Dew',
    name: 'Rewetting drops',
    volume: '10 ml',
    colour: '#fbfbf8',
    accent: '#4f8a5b',
    size: [24, 46],
  },
  spray('lens-spray-60', '60 ml', [32, 84]),
  spray('lens-spray-120', '120 ml', [38, 112]),
];

const ACCESSORIES: readonly (CaseGoods | PlainGoods)[] = [
  { kind: 'hard-case', slug: 'hard-case-forest', colour: '#1c4035', accent: '#c09a4a' },
  { kind: 'hard-case', slug: 'hard-case-ink', colour: '#1b1b1a', accent: '#b6bab6' },
  { kind: 'hard-case', slug: 'hard-case-sand', colour: '#cdb593', accent: '#6b4a26' },
  { kind: 'soft-case', slug: 'soft-case-clay', colour: '#84492f', accent: '#ecd9c4' },
  { kind: 'soft-case', slug: 'soft-case-navy', colour: '#22304f', accent: '#c9d2e2' },
  { kind: 'lens-case', slug: 'lens-case-duo' },
  { kind: 'cloth', slug: 'cleaning-cloth-mist', colour: '#7897aa', accent: '#dbe7ee' },
  { kind: 'cloth', slug: 'cleaning-cloth-rose', colour: '#b8938b', accent: '#f6e2dc' },
  { kind: 'cord', slug: 'cord-leather-tan', colour: '#9b5f31', accent: '#6a3c1b' },
  { kind: 'cord', slug: 'cord-cotton-ink', colour: '#22221f', accent: '#0e0e0d' },
  { kind: 'chain', slug: 'chain-gold', colour: '#e6bf78', accent: '#e6bf78' },
  { kind: 'screwdriver-kit', slug: 'screwdriver-kit' },
];

const paper = (slug: string, title: string, note: string, icon: CardGoods['icon']): CardGoods => ({
  kind: 'card',
  slug,
  title,
  note,
  icon,
  colour: '#fbfaf7',
  ink: '#161714',
  accent: '#0b6e6e',
});

const CARDS: readonly CardGoods[] = [
  {
    kind: 'card',
    slug: 'gift-card-teal',
    title: 'Gift card',
    note: 'Glasses for somebody you like',
    icon: 'ribbon',
    colour: '#0b5c5c',
    ink: '#fbfaf7',
    accent: '#97dad6',
  },
  {
    kind: 'card',
    slug: 'gift-card-ivory',
    title: 'Gift card',
    note: 'Glasses for somebody you like',
    icon: 'ribbon',
    colour: '#efe5d2',
    ink: '#161714',
    accent: '#b3261e',
  },
  {
    kind: 'card',
    slug: 'membership-gold',
    title: 'Gold',
    note: 'Member since 2026',
    icon: 'mark',
    colour: '#caa04e',
    ink: '#2c2109',
    accent: '#fff3d2',
  },
  paper('service-eye-test', 'Eye test', '30 minutes in a store', 'chart'),
  paper('service-home-visit', 'Home visit', 'An optician at your table', 'house'),
  paper('service-lens-fitting', 'Lens fitting', 'New lenses in your own frame', 'lens'),
  paper('service-contact-trial', 'Contact lens trial', 'Fitting and a week to try', 'drop'),
  paper('service-adjustment', 'Adjustment', 'Bent, loose or squeaking: we mend it', 'screw'),
];

/** All goods that are not frames, by their kind. */
export const GOODS: readonly Goods[] = [...CARTONS, ...BOTTLES, ...ACCESSORIES, ...CARDS];
