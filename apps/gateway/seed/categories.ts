import type { category } from '../src/catalog/schema.ts';
import { both } from './goods/goods.ts';
import type { Pair } from './goods/packedGoods.ts';

type CategoryRow = typeof category.$inferInsert;

interface SeedCategory {
  id: number;
  slug: string;
  type: string;
  filter: CategoryRow['filter'];
  title: Pair;
  description: Pair;
  seo?: Pair;
  parent?: number;
  related?: number[];
  sort?: string;
  /** Whether its slug is an address of the shop. */
  named?: boolean;
  /** The name of its banner. */
  banner?: string;
}

const INCLUDED: Pair = [
  'All come with single-vision lenses and an optician’s check.',
  'جميعها تشمل عدسات أحادية الرؤية ومراجعة أخصائي البصريات.',
];
const SUN: Pair = [
  'All block UV to 400 nm; most can be had with your power.',
  'جميعها تحجب الأشعة فوق البنفسجية حتى 400 نانومتر (UV400)، ومعظمها متوفر بدرجة نظرك.',
];

const GIVEN: readonly SeedCategory[] = [
  {
    id: 2001,
    slug: 'eyeglasses',
    named: true,
    type: 'eyeframe',
    filter: { classification: ['eyeframe'] },
    title: ['Eyeglasses', 'نظارات طبية'],
    description: INCLUDED,
    related: [2024, 2025, 2022, 2023],
    seo: ['Eyeglasses made to the millimetre', 'نظارات طبية بدقة المليمتر'],
  },
  {
    id: 2002,
    slug: 'sunglasses',
    named: true,
    type: 'sunglasses',
    filter: { classification: ['sunglasses'] },
    title: ['Sunglasses', 'نظارات شمسية'],
    description: SUN,
    related: [2027],
    seo: ['Sunglasses, with or without power', 'نظارات شمسية بعدسات طبية أو من دونها'],
  },
  {
    id: 2003,
    slug: 'contact-lenses',
    named: true,
    type: 'contact_lens',
    filter: { classification: ['contact_lens'] },
    title: ['Contact lenses', 'عدسات لاصقة'],
    related: [2017, 2018, 2019, 2020, 2021],
    description: [
      'For a day, two weeks or a month. Send us the prescription and we check the curve as well.',
      'يومية أو نصف شهرية أو شهرية. أرسل لنا الوصفة ونراجع منحنى القاعدة أيضاً.',
    ],
    seo: [
      'Contact lenses: daily, fortnightly, monthly, coloured',
      'عدسات لاصقة: يومية ونصف شهرية وشهرية وملونة',
    ],
  },
  {
    id: 2004,
    slug: 'solutions',
    named: true,
    type: 'contact_lens_solution',
    filter: { classification: ['contact_lens_solution'] },
    title: ['Lens solution', 'محلول العدسات'],
    description: [
      'To clean, rinse, keep and moisten. One bottle lasts about a month.',
      'للتنظيف والشطف والحفظ والترطيب. الزجاجة تكفي نحو شهر.',
    ],
  },
  {
    id: 2005,
    slug: 'accessories',
    named: true,
    type: 'accessories',
    filter: { classification: ['accessories'] },
    title: ['Accessories', 'إكسسوارات'],
    description: [
      'Cases, cloths, sprays, cords, and the small screws that get lost.',
      'حافظات ومناديل وبخاخات وأربطة، والبراغي الصغيرة التي تضيع.',
    ],
  },
  {
    id: 2006,
    slug: 'kids',
    named: true,
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], gender: ['kids'] },
    parent: 2001,
    title: ['Kids, 4 to 12', 'أطفال من 4 إلى 12'],
    description: [
      'From 118 mm. They bend and come back, and we mend them free for a year.',
      'من 118 مم. تنثني وتعود، ونصلحها مجاناً لمدة عام.',
    ],
    seo: ['Glasses for children from 4 to 12', 'نظارات للأطفال من 4 إلى 12'],
  },
  {
    id: 2007,
    slug: 'reading',
    named: true,
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], usage: ['reading', 'screen'] },
    parent: 2001,
    title: ['Reading and screen', 'قراءة وشاشة'],
    related: [2024, 2025],
    description: [
      'Zero power with a screen filter, or +1.00 to +3.00 to read by.',
      'بدون درجة مع حماية من الضوء الأزرق، أو من ⁦+1.00⁩ إلى ⁦+3.00⁩ للقراءة.',
    ],
  },
  {
    id: 2008,
    slug: 'new',
    named: true,
    type: 'frame',
    filter: { classification: ['eyeframe', 'sunglasses'], new: [31] },
    sort: 'newest',
    title: ['New this month', 'جديد هذا الشهر'],
    description: [
      'Fresh from the bench, in every size that we cut.',
      'خرجت من الورشة الآن، بكل المقاسات التي نقصها.',
    ],
  },
  {
    id: 2009,
    slug: 'best-sellers',
    named: true,
    type: 'frame',
    filter: { classification: ['eyeframe', 'sunglasses'], topRank: [24] },
    title: ['Worn most', 'الأكثر مبيعاً'],
    description: ['What people really take home, week after week.', 'ما يأخذه الناس فعلاً أسبوعاً بعد أسبوع.'],
  },
  {
    id: 2010,
    slug: 'premium-frames',
    banner: 'premium-eyeglasses',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], brand: ['lunette-air'] },
    parent: 2001,
    title: ['Premium eyeglasses', 'نظارات طبية فاخرة'],
    description: ['Titanium and fine wire from 12 grams.', 'تيتانيوم ومعدن رفيع من 12 جراماً.'],
  },
  {
    id: 2011,
    slug: 'premium-sun',
    banner: 'premium-sunglasses',
    type: 'sunglasses',
    filter: {
      classification: ['sunglasses'],
      material: ['titanium', 'stainless-steel', 'acetate-metal', 'bio-acetate'],
    },
    parent: 2002,
    title: ['Premium sunglasses', 'نظارات شمسية فاخرة'],
    description: SUN,
  },
  {
    id: 2012,
    slug: 'eyeglasses-women',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], gender: ['women', 'unisex'] },
    parent: 2001,
    title: ['Eyeglasses for women', 'نظارات طبية للنساء'],
    description: INCLUDED,
  },
  {
    id: 2013,
    slug: 'eyeglasses-men',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], gender: ['men', 'unisex'] },
    parent: 2001,
    title: ['Eyeglasses for men', 'نظارات طبية للرجال'],
    description: INCLUDED,
  },
  {
    id: 2014,
    slug: 'sunglasses-women',
    type: 'sunglasses',
    filter: { classification: ['sunglasses'], gender: ['women', 'unisex'] },
    parent: 2002,
    title: ['Sunglasses for women', 'نظارات شمسية للنساء'],
    description: SUN,
  },
  {
    id: 2015,
    slug: 'sunglasses-men',
    type: 'sunglasses',
    filter: { classification: ['sunglasses'], gender: ['men', 'unisex'] },
    parent: 2002,
    title: ['Sunglasses for men', 'نظارات شمسية للرجال'],
    description: SUN,
  },
  {
    id: 2016,
    slug: 'services',
    type: 'services',
    filter: { classification: ['services', 'loyalty_services'] },
    title: ['Services and membership', 'الخدمات والعضوية'],
    description: [
      'What our opticians do besides, in a store or at your table.',
      'ما يقدمه أخصائيو البصريات لدينا أيضاً، في المتجر أو في بيتك.',
    ],
  },
  {
    id: 2017,
    slug: 'contact-lenses-daily',
    type: 'contact_lens',
    filter: { classification: ['contact_lens'], usage: ['daily'] },
    parent: 2003,
    title: ['Daily lenses', 'عدسات يومية'],
    description: [
      'A fresh pair each morning, no case and no solution.',
      'زوج جديد كل صباح، بلا حافظة ولا محلول.',
    ],
  },
  {
    id: 2018,
    slug: 'contact-lenses-monthly',
    type: 'contact_lens',
    filter: { classification: ['contact_lens'], usage: ['fortnightly', 'monthly'] },
    parent: 2003,
    title: ['Two weeks and monthly', 'نصف شهرية وشهرية'],
    description: [
      'Out at night and into the case, for two weeks or a month.',
      'تُنزع ليلاً وتُحفظ، لأسبوعين أو شهر.',
    ],
  },
  {
    id: 2019,
    slug: 'contact-lenses-toric',
    type: 'contact_lens',
    filter: { classification: ['contact_lens'], lensKind: ['toric'] },
    parent: 2003,
    title: ['For astigmatism', 'للاستجماتيزم'],
    description: [
      'With the cylinder and the axis of your prescription.',
      'بالدرجة الأسطوانية والمحور كما في وصفتك.',
    ],
  },
  {
    id: 2020,
    slug: 'contact-lenses-multifocal',
    type: 'contact_lens',
    filter: { classification: ['contact_lens'], lensKind: ['multifocal'] },
    parent: 2003,
    title: ['Multifocal', 'متعددة البؤر'],
    description: ['Distance and reading in one lens.', 'للبعيد والقراءة في عدسة واحدة.'],
  },
  {
    id: 2021,
    slug: 'contact-lenses-coloured',
    type: 'contact_lens',
    filter: { classification: ['contact_lens'], lensKind: ['coloured'] },
    parent: 2003,
    title: ['Coloured', 'ملونة'],
    description: ['With or without power, for a day or a month.', 'بدرجة نظرك أو بدون درجة، ليوم أو شهر.'],
  },
  {
    id: 2022,
    slug: 'rimless',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], rim: ['rimless'] },
    parent: 2001,
    title: ['Rimless', 'بلا حافة'],
    description: [
      'Two lenses, a bridge and two temples, with tough 1.60 lenses included.',
      'عدستان وجسر وذراعان، مع عدسات 1.60 متينة.',
    ],
  },
  {
    id: 2023,
    slug: 'titanium',
    banner: 'titanium',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], material: ['titanium'] },
    parent: 2001,
    title: ['Titanium', 'تيتانيوم'],
    description: ['Half the weight of steel and free of nickel.', 'نصف وزن الفولاذ وخالٍ من النيكل.'],
  },
  {
    id: 2024,
    slug: 'reading-glasses',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], usage: ['reading'] },
    parent: 2007,
    title: ['Reading glasses', 'نظارات قراءة'],
    description: ['+1.00 to +3.00, or ground to your prescription.', 'من ⁦+1.00⁩ إلى ⁦+3.00⁩، أو حسب وصفتك.'],
  },
  {
    id: 2025,
    slug: 'screen-glasses',
    type: 'eyeframe',
    filter: { classification: ['eyeframe'], usage: ['screen'] },
    parent: 2007,
    title: ['Screen glasses', 'نظارات شاشة'],
    description: [
      'Screen filter included, with power or without.',
      'الحماية من الضوء الأزرق مشمولة، بدرجة نظرك أو بدون درجة.',
    ],
  },
  {
    id: 2026,
    slug: 'half-price',
    type: 'frame',
    filter: { model: ['larch', 'reef', 'merle', 'neem', 'rowan', 'finch', 'pebble', 'dune'] },
    title: ['Monsoon prices', 'أسعار الموسم'],
    description: ['Up to half off, while stocks last.', 'خصم حتى النصف ما دامت الكمية متوفرة.'],
  },
  {
    id: 2027,
    slug: 'power-sunglasses',
    type: 'power-sunglasses',
    filter: { classification: ['sunglasses'], powerType: ['with_power'] },
    parent: 2002,
    title: ['Sunglasses with power', 'نظارات شمسية بدرجة نظرك'],
    description: [
      'Every frame here can have sun lenses in your power.',
      'كل إطار هنا يمكن تزويده بعدسات شمسية بدرجة نظرك.',
    ],
  },
  ...(
    [
      [23559, 'extra-narrow', 'Extra narrow frames', 'إطارات ضيقة جداً', 'Under 126 mm.', 'أقل من 126 مم.'],
      [23557, 'narrow', 'Narrow frames', 'إطارات ضيقة', '126 to 131 mm.', 'من 126 إلى 131 مم.'],
      [11341, 'medium', 'Medium frames', 'إطارات متوسطة', '132 to 139 mm.', 'من 132 إلى 139 مم.'],
      [23555, 'wide', 'Wide frames', 'إطارات عريضة', '140 to 145 mm.', 'من 140 إلى 145 مم.'],
      [23553, 'extra-wide', 'Extra wide frames', 'إطارات عريضة جداً', 'From 146 mm.', 'من 146 مم.'],
    ] as const
  ).map(([id, size, en, ar, enWidth, arWidth]): SeedCategory => ({
    id,
    slug: `frames-${size}`,
    type: 'frame',
    filter: { classification: ['eyeframe', 'sunglasses'], size: [size] },
    title: [en, ar],
    description: [enWidth, arWidth],
  })),
];

/** The categories of the shop, each a stored filter. */
export const CATEGORIES: CategoryRow[] = GIVEN.map((given) => {
  const words = (language: 0 | 1) => ({
    title: given.title[language],
    description: given.description[language],
    seoTitle: (given.seo ?? given.title)[language],
  });
  return {
    id: given.id,
    slug: given.slug,
    path: given.named ? `/${given.slug}` : `/category/${given.id}`,
    parentId: given.parent ?? null,
    related: given.related ?? [],
    type: given.type,
    filter: given.filter,
    picture: given.banner ? `/media/banners/${given.banner}-1600x500.avif` : null,
    sort: given.sort ?? 'featured',
    text: both(words(0), words(1)),
  };
});
