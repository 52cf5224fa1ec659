import type { Goods } from './goods.ts';
import { type Line, packedGoods, type Pair } from './packedGoods.ts';

const LUNETTE: Pair = ['Lunette Care', 'لونيت كير'];

const LINES: readonly Line[] = [
  {
    slug: 'hard-case',
    name: ['Hard case', 'حافظة صلبة'],
    brand: LUNETTE,
    description: [
      'A shell that closes with a magnet, lined with felt. 162 × 64 × 48 mm: holds every frame we make but Dune in 148.',
      'حافظة تُغلق بمغناطيس ومبطنة باللباد. 162 × 64 × 48 مم: تتسع لكل إطاراتنا عدا كثبان 148.',
    ],
    usage: 'keeping',
    material: 'plastic',
    packs: [
      {
        slug: 'hard-case-forest',
        variant: ['Forest green', 'أخضر غابي'],
        selling: 350,
        market: 450,
        swatch: ['#1f4438'],
      },
      {
        slug: 'hard-case-ink',
        variant: ['Ink black', 'أسود'],
        selling: 350,
        market: 450,
        swatch: ['#1c1b1a'],
      },
      { slug: 'hard-case-sand', variant: ['Sand', 'رملي'], selling: 350, market: 450, swatch: ['#cdb894'] },
      {
        slug: 'hard-case-pair',
        picture: 'hard-case-sand',
        variant: ['Sand, set of two', 'رملي، حافظتان'],
        selling: 620,
        market: 900,
        swatch: ['#cdb894'],
      },
    ],
  },
  {
    slug: 'soft-case',
    name: ['Soft pouch', 'كيس ناعم'],
    brand: LUNETTE,
    description: [
      'A pouch that wipes the lenses while it carries them. Washes at 30 degrees.',
      'كيس يمسح العدسات وهو يحفظها. يُغسل على 30 درجة.',
    ],
    usage: 'keeping',
    material: 'microfibre',
    packs: [
      { slug: 'soft-case-clay', variant: ['Clay', 'طيني'], selling: 190, market: 250, swatch: ['#a2654c'] },
      { slug: 'soft-case-navy', variant: ['Navy', 'كحلي'], selling: 190, market: 250, swatch: ['#1c2947'] },
      {
        slug: 'soft-case-pair',
        picture: 'soft-case-clay',
        variant: ['Clay, set of two', 'طيني، كيسان'],
        selling: 340,
        market: 500,
        swatch: ['#a2654c'],
      },
    ],
  },
  {
    slug: 'lens-case-duo',
    name: ['Contact lens case', 'حافظة عدسات لاصقة'],
    brand: LUNETTE,
    description: [
      'Two wells, one marked, so that left stays left. Replace it every three months.',
      'حوضان أحدهما معلَّم ليبقى اليسار يساراً. استبدلها كل ثلاثة أشهر.',
    ],
    usage: 'keeping',
    material: 'plastic',
    packs: [
      { slug: 'lens-case-duo', variant: ['', ''], selling: 99, market: 120 },
      {
        slug: 'lens-case-duo-3',
        picture: 'lens-case-duo',
        variant: ['Set of three', 'ثلاث حافظات'],
        selling: 240,
        market: 360,
      },
    ],
  },
  {
    slug: 'cleaning-cloth',
    name: ['Microfibre cloth', 'منديل مايكروفايبر'],
    brand: LUNETTE,
    description: [
      'Woven, not knitted, so it takes grease off without a smear. 180 × 180 mm.',
      'منسوجة لا محبوكة، فتزيل الدهون بلا أثر. 180 × 180 مم.',
    ],
    usage: 'cleaning',
    material: 'microfibre',
    packs: [
      {
        slug: 'cleaning-cloth-mist',
        variant: ['Mist blue', 'أزرق ضبابي'],
        selling: 99,
        market: 120,
        swatch: ['#a9bcc9'],
      },
      {
        slug: 'cleaning-cloth-rose',
        variant: ['Rose', 'وردي'],
        selling: 99,
        market: 120,
        swatch: ['#d9a7a0'],
      },
      {
        slug: 'cleaning-cloth-mist-3',
        picture: 'cleaning-cloth-mist',
        variant: ['Mist blue, three cloths', 'أزرق ضبابي، ثلاث قطع'],
        selling: 240,
        market: 360,
        swatch: ['#a9bcc9'],
      },
      {
        slug: 'cleaning-cloth-rose-3',
        picture: 'cleaning-cloth-rose',
        variant: ['Rose, three cloths', 'وردي، ثلاث قطع'],
        selling: 240,
        market: 360,
        swatch: ['#d9a7a0'],
      },
    ],
  },
  {
    slug: 'lens-spray',
    name: ['Lens spray', 'بخاخ العدسات'],
    brand: LUNETTE,
    description: [
      'Takes off salt, sunscreen and fingerprints; safe for every coating we put on a lens. No alcohol.',
      'يزيل الملح وواقي الشمس وبصمات الأصابع، وآمن لكل الطبقات التي نضعها على العدسة. بلا كحول.',
    ],
    usage: 'cleaning',
    packs: [
      { slug: 'lens-spray-60', variant: ['60 ml', '60 مل'], selling: 160, market: 200, packSize: 60 },
      { slug: 'lens-spray-120', variant: ['120 ml', '120 مل'], selling: 260, market: 320, packSize: 120 },
      {
        slug: 'lens-spray-3x60',
        picture: 'lens-spray-60',
        variant: ['3 × 60 ml', '3 × 60 مل'],
        selling: 420,
        market: 600,
        packSize: 180,
      },
      {
        slug: 'lens-spray-2x120',
        picture: 'lens-spray-120',
        variant: ['2 × 120 ml', '2 × 120 مل'],
        selling: 470,
        market: 640,
        packSize: 240,
      },
      {
        slug: 'care-set-small',
        picture: 'lens-spray-60',
        variant: ['60 ml with a cloth', '60 مل مع منديل'],
        selling: 230,
        market: 320,
        packSize: 60,
      },
      {
        slug: 'care-set-large',
        picture: 'lens-spray-120',
        variant: ['120 ml with two cloths', '120 مل مع منديلين'],
        selling: 420,
        market: 560,
        packSize: 120,
      },
    ],
  },
  {
    slug: 'cord-leather',
    name: ['Leather cord', 'رباط نظارة جلدي'],
    brand: LUNETTE,
    description: [
      'Vegetable-tanned leather, 70 cm, with loops that grip without scratching.',
      'جلد مدبوغ نباتياً بطول 70 سم، بحلقتين تمسكان بلا خدش.',
    ],
    usage: 'wearing',
    material: 'leather',
    packs: [
      {
        slug: 'cord-leather-tan',
        variant: ['Tan', 'بني فاتح'],
        selling: 490,
        market: 600,
        swatch: ['#a9713f'],
      },
    ],
  },
  {
    slug: 'cord-cotton',
    name: ['Cotton cord', 'رباط نظارة قطني'],
    brand: LUNETTE,
    description: [
      'Waxed cotton, 68 cm, short enough for the collar and long enough for the chest.',
      'قطن مشمّع بطول 68 سم، مناسب للياقة وللصدر.',
    ],
    usage: 'wearing',
    material: 'cotton',
    packs: [
      { slug: 'cord-cotton-ink', variant: ['Ink', 'أسود'], selling: 290, market: 360, swatch: ['#1c1b1a'] },
    ],
  },
  {
    slug: 'chain-gold',
    name: ['Fine chain', 'سلسلة رفيعة'],
    brand: LUNETTE,
    description: [
      'Plated steel links, 72 cm and 11 g: you hear it before you feel it.',
      'حلقات فولاذية مطلية بطول 72 سم ووزن 11 غ: تسمعها قبل أن تشعر بها.',
    ],
    usage: 'wearing',
    material: 'metal',
    packs: [
      { slug: 'chain-gold', variant: ['Gold', 'ذهبي'], selling: 690, market: 850, swatch: ['#c09a4a'] },
    ],
  },
  {
    slug: 'screwdriver-kit',
    name: ['Repair kit', 'عدة إصلاح'],
    brand: LUNETTE,
    description: [
      'A screwdriver, eight screws and two pairs of nose pads in a tin. Enough to save a holiday.',
      'مفك وثمانية براغٍ وزوجان من وسادات الأنف في علبة. تكفي لإنقاذ عطلة.',
    ],
    usage: 'mending',
    material: 'metal',
    packs: [
      { slug: 'screwdriver-kit', variant: ['', ''], selling: 250, market: 320 },
      {
        slug: 'screwdriver-kit-2',
        picture: 'screwdriver-kit',
        variant: ['Two tins', 'علبتان'],
        selling: 450,
        market: 640,
      },
    ],
  },
];

/** The rows of cases, cloths, sprays, cords and the repair kit. */
export function accessories(): Goods {
  return packedGoods(
    {
      classification: 'accessories',
      firstNumber: 5001,
      skuPrefix: 'watch-care',
      words: 'accessories accessory إكسسوارات ملحقات',
      firstRank: 150,
    },
    LINES,
  );
}
