import type { Goods } from './goods.ts';
import { type Line, type Pack, packedGoods, type Pair } from './packedGoods.ts';

const AQUA: Pair = ['Aqua', 'أكوا'];
const SILK: Pair = ['Silk', 'سيلك'];
const TIDE: Pair = ['Tide', 'مَدّ'];
const LUMEN: Pair = ['Lumen', 'لومن'];
const IRIS: Pair = ['Iris', 'آيريس'];

const arabicLenses = (count: number): string =>
  count === 2 ? 'عدستان' : count <= 10 ? `${count} عدسات` : `${count} عدسة`;

/** The packs of a line: one box, and several boxes at a lower price each. */
function packs(
  slug: string,
  sizes: readonly [count: number, selling: number, market: number, box?: number][],
): Pack[] {
  return sizes.map(([count, selling, market, box = count]) => ({
    slug: `${slug}-${count}`,
    picture: `${slug}-${box}`,
    variant: [`${count} lenses`, arabicLenses(count)],
    packSize: count,
    selling,
    market,
  }));
}

/** The packs of one colour of Iris. */
function colour(
  slug: string,
  [english, arabic]: Pair,
  swatch: string,
  sizes: readonly [number, number, number, number?][],
): Pack[] {
  return packs(slug, sizes).map((pack) => ({
    ...pack,
    variant: [`${english}, ${pack.variant[0]}`, `${arabic}، ${pack.variant[1]}`],
    colour: english.toLowerCase(),
    swatch: [swatch],
  }));
}

const LINES: readonly Line[] = [
  {
    slug: 'aqua-daily',
    name: ['Aqua Daily', 'أكوا اليومية'],
    brand: AQUA,
    description: [
      'A daily lens with 58% water. In at breakfast, out at night, a fresh pair tomorrow: no case and no solution. Thirty lenses last one eye a month.',
      'عدسة يومية بنسبة ماء 58%. تضعها صباحاً وتتخلص منها مساءً، وزوج جديد غداً: بلا حافظة ولا محلول. ثلاثون عدسة تكفي عيناً واحدة شهراً.',
    ],
    usage: 'daily',
    lensKind: 'spherical',
    material: 'hydrogel',
    measures: { baseCurve: 8.6, diameter: 14.2, waterContent: 58 },
    packs: packs('aqua-daily', [
      [30, 899, 1100],
      [90, 2450, 3300],
      [180, 4700, 6600, 90],
    ]),
  },
  {
    slug: 'aqua-daily-toric',
    name: ['Aqua Daily Toric', 'أكوا اليومية توريك'],
    brand: AQUA,
    description: [
      'The daily lens for astigmatism. A heavier lower edge keeps the axis where it belongs, within five degrees after a blink.',
      'العدسة اليومية للاستجماتيزم. حافتها السفلى أثقل فتُبقي المحور في مكانه، في حدود خمس درجات بعد كل رمشة.',
    ],
    usage: 'daily',
    lensKind: 'toric',
    material: 'hydrogel',
    measures: { baseCurve: 8.6, diameter: 14.4, waterContent: 58 },
    packs: packs('aqua-daily-toric', [
      [30, 1350, 1650],
      [60, 2590, 3300, 30],
      [90, 3750, 4950, 30],
    ]),
  },
  {
    slug: 'aqua-daily-multifocal',
    name: ['Aqua Daily Multifocal', 'أكوا اليومية متعددة البؤر'],
    brand: AQUA,
    description: [
      'Distance and reading in one daily lens, near power in the middle. Most people read a menu with it on the second day.',
      'للبعيد والقراءة في عدسة يومية واحدة، ودرجة القراءة في الوسط. معظم الناس يقرؤون بها قائمة الطعام في اليوم الثاني.',
    ],
    usage: 'daily',
    lensKind: 'multifocal',
    material: 'hydrogel',
    measures: { baseCurve: 8.5, diameter: 14.2, waterContent: 58 },
    packs: packs('aqua-daily-multifocal', [
      [30, 1650, 1990],
      [60, 3190, 3980, 30],
      [90, 4650, 5970, 30],
    ]),
  },
  {
    slug: 'silk-daily',
    name: ['Silk Daily', 'سيلك اليومية'],
    brand: SILK,
    description: [
      'Silicone hydrogel lets five times as much air through as a plain daily lens. For long days, dry offices and eyes that redden by evening.',
      'هيدروجيل سيليكوني يمرّر خمسة أضعاف الهواء مقارنة بالعدسة اليومية العادية. للأيام الطويلة والمكاتب الجافة والعيون التي تحمرّ مساءً.',
    ],
    usage: 'daily',
    lensKind: 'spherical',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.5, diameter: 14.1, waterContent: 46 },
    launchedOn: '2026-06-02',
    packs: packs('silk-daily', [
      [30, 1250, 1500],
      [60, 2390, 3000, 30],
      [90, 3450, 4500, 30],
      [180, 6600, 9000, 30],
    ]),
  },
  {
    slug: 'tide-fortnight',
    name: ['Tide Fortnight', 'مَدّ نصف الشهرية'],
    brand: TIDE,
    description: [
      'Worn by day for two weeks, then replaced. Six lenses last one eye three months.',
      'تُلبس نهاراً أسبوعين ثم تُستبدل. ست عدسات تكفي عيناً واحدة ثلاثة أشهر.',
    ],
    usage: 'fortnightly',
    lensKind: 'spherical',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.4, diameter: 14, waterContent: 38 },
    packs: packs('tide-fortnight', [
      [6, 1450, 1750],
      [12, 2750, 3500, 6],
      [24, 5200, 7000, 6],
    ]),
  },
  {
    slug: 'tide-fortnight-toric',
    name: ['Tide Fortnight Toric', 'مَدّ نصف الشهرية توريك'],
    brand: TIDE,
    description: [
      'The two-week lens for astigmatism, with axes from 10 to 180 in steps of 10.',
      'العدسة نصف الشهرية للاستجماتيزم، بمحاور من 10 إلى 180 بخطوات من 10.',
    ],
    usage: 'fortnightly',
    lensKind: 'toric',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.6, diameter: 14.5, waterContent: 38 },
    packs: packs('tide-fortnight-toric', [
      [6, 1950, 2300],
      [12, 3750, 4600, 6],
      [24, 7100, 9200, 6],
    ]),
  },
  {
    slug: 'lumen-monthly',
    name: ['Lumen Monthly', 'لومن الشهرية'],
    brand: LUMEN,
    description: [
      'A monthly lens that is taken out at night. Silicone hydrogel, smooth at the edge, with a tint so faint that you find it in the case.',
      'عدسة شهرية تُنزع ليلاً. هيدروجيل سيليكوني بحافة ملساء ولون خافت يكفي لتجدها في الحافظة.',
    ],
    usage: 'monthly',
    lensKind: 'spherical',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.6, diameter: 14.2, waterContent: 33 },
    packs: packs('lumen-monthly', [
      [3, 1100, 1350],
      [6, 1990, 2700],
      [12, 3800, 5400, 6],
    ]),
  },
  {
    slug: 'lumen-monthly-toric',
    name: ['Lumen Monthly Toric', 'لومن الشهرية توريك'],
    brand: LUMEN,
    description: [
      'The monthly lens for astigmatism. It settles in under a minute and stays.',
      'العدسة الشهرية للاستجماتيزم. تستقر في أقل من دقيقة وتبقى.',
    ],
    usage: 'monthly',
    lensKind: 'toric',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.7, diameter: 14.5, waterContent: 33 },
    packs: packs('lumen-monthly-toric', [
      [3, 1750, 2100],
      [6, 3350, 4200, 3],
      [12, 6500, 8400, 3],
    ]),
  },
  {
    slug: 'lumen-monthly-multifocal',
    name: ['Lumen Monthly Multifocal', 'لومن الشهرية متعددة البؤر'],
    brand: LUMEN,
    description: [
      'Distance, screen and reading in a monthly lens, with three additions: low, medium and high.',
      'للبعيد والشاشة والقراءة في عدسة شهرية، بثلاث إضافات: منخفضة ومتوسطة وعالية.',
    ],
    usage: 'monthly',
    lensKind: 'multifocal',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.6, diameter: 14, waterContent: 33 },
    packs: packs('lumen-monthly-multifocal', [
      [3, 2350, 2800],
      [6, 4500, 5600, 3],
      [12, 8700, 11200, 3],
    ]),
  },
  {
    slug: 'iris-monthly',
    name: ['Iris Monthly', 'آيريس الشهرية'],
    brand: IRIS,
    description: [
      'Three rings of colour over your own, with or without power. The middle stays clear, so you see as you do.',
      'ثلاث حلقات لونية فوق لون عينيك، بدرجة نظرك أو بدون درجة. الوسط شفاف فترى كما تعودت.',
    ],
    usage: 'monthly',
    lensKind: 'coloured',
    material: 'hydrogel',
    measures: { baseCurve: 8.6, diameter: 14.2, waterContent: 43 },
    packs: [
      ...colour('iris-monthly-hazel', ['Hazel', 'بندقي'], '#8a6a3a', [
        [2, 950, 1200],
        [4, 1800, 2400, 2],
      ]),
      ...colour('iris-monthly-grey', ['Grey', 'رمادي'], '#7d868c', [
        [2, 950, 1200],
        [4, 1800, 2400, 2],
      ]),
      ...colour('iris-monthly-green', ['Green', 'أخضر'], '#5f7f62', [
        [2, 950, 1200],
        [4, 1800, 2400, 2],
      ]),
    ],
  },
  {
    slug: 'iris-daily',
    name: ['Iris Daily', 'آيريس اليومية'],
    brand: IRIS,
    description: [
      'Colour for one evening: open, wear, throw away. Ten lenses are five pairs.',
      'لون لأمسية واحدة: افتح والبس ثم تخلص. عشر عدسات تكفي خمس مرات.',
    ],
    usage: 'daily',
    lensKind: 'coloured',
    material: 'hydrogel',
    measures: { baseCurve: 8.6, diameter: 14.2, waterContent: 58 },
    launchedOn: '2026-11-09',
    packs: [
      ...colour('iris-daily-brown', ['Brown', 'بني'], '#6b4428', [
        [10, 690, 850],
        [30, 1900, 2550, 10],
      ]),
      ...colour('iris-daily-blue', ['Blue', 'أزرق'], '#5b7fa6', [
        [10, 690, 850],
        [30, 1900, 2550, 10],
      ]),
    ],
  },
  {
    slug: 'lumen-monthly-toric-xtra',
    name: ['Lumen Monthly Toric Xtra', 'لومن الشهرية توريك إكسترا'],
    brand: LUMEN,
    description: [
      'Made to order for powers that no shelf holds: cylinders to −5.75, every axis by the degree. Allow two weeks.',
      'تُصنع حسب الطلب للدرجات غير المتوفرة جاهزة: درجة أسطوانية حتى ⁦−5.75⁩ وكل محور بالدرجة. تحتاج أسبوعين.',
    ],
    usage: 'monthly',
    lensKind: 'toric',
    material: 'silicone-hydrogel',
    measures: { baseCurve: 8.7, diameter: 14.5, waterContent: 33 },
    jit: true,
    packs: packs('lumen-monthly-toric', [
      [3, 3200, 3800],
      [6, 6100, 7600, 3],
    ]).map((pack) => ({
      ...pack,
      slug: pack.slug.replace('toric', 'toric-xtra'),
    })),
  },
];

/** The rows of the contact lenses of five lines, in their usual packs. */
export function contactLenses(): Goods {
  return packedGoods(
    {
      classification: 'contact_lens',
      firstNumber: 3001,
      skuPrefix: 'contact',
      words: 'contact lens lenses contacts عدسات لاصقة عدسة',
      powerTypes: ['contact_lens'],
      firstRank: 100,
    },
    LINES,
  );
}
