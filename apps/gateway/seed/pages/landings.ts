import type { StoredPage, StoredSection } from '../../src/content/page/pageContent.ts';
import type { Pair } from '../goods/packedGoods.ts';
import { newest, quotes, row, services, steps, visit } from './home.ts';

interface Landing {
  key: string;
  needs?: StoredPage['needs'];
  title: Pair;
  description: Pair;
  hero: { title: Pair; text: Pair; productId: number; see: Pair; url: string; more: Pair; moreUrl: string };
  /** The category whose banners follow the first row. */
  bannersOf?: number;
  rows: readonly { id: string; title: Pair; all: Pair; categoryId: number }[];
  after: readonly ((l: 0 | 1) => StoredSection)[];
}

const ALL: Pair = ['All {count}', 'الكل {count}'];
const SIZE: Pair = ['Find your size', 'اعرف مقاسك'];

const LANDINGS: readonly Landing[] = [
  {
    key: 'eyeglasses',
    title: ['Eyeglasses by width, shape and colour', 'نظارات طبية حسب العرض والشكل واللون'],
    description: [
      'Eyeglasses measured to the millimetre, with single-vision lenses and an optician’s check.',
      'نظارات طبية بدقة المليمتر، مع عدسات أحادية الرؤية ومراجعة أخصائي البصريات.',
    ],
    hero: {
      title: ['Clear about\nyour face.', 'واضحة\nعلى وجهك.'],
      text: [
        'Acetate, steel and titanium from 118 to 146 mm. Lenses and an optician’s check are in the price.',
        'أسيتات وفولاذ وتيتانيوم من 118 إلى 146 مم. العدسات ومراجعة أخصائي البصريات ضمن السعر.',
      ],
      productId: 102101,
      see: ['See all eyeglasses', 'كل النظارات الطبية'],
      url: '/eyeglasses',
      more: SIZE,
      moreUrl: '/frame-size',
    },
    bannersOf: 2001,
    rows: [
      { id: 'women', title: ['For women', 'للنساء'], all: ALL, categoryId: 2012 },
      { id: 'men', title: ['For men', 'للرجال'], all: ALL, categoryId: 2013 },
      { id: 'kids', title: ['For children', 'للأطفال'], all: ALL, categoryId: 2006 },
      { id: 'screen', title: ['For the screen', 'للشاشة'], all: ALL, categoryId: 2025 },
    ],
    after: [services, steps, visit, quotes],
  },
  {
    key: 'sunglasses',
    title: ['Sunglasses, with or without power', 'نظارات شمسية بعدسات طبية أو من دونها'],
    description: [
      'Sunglasses that block UV to 400 nm, most of them with your own power.',
      'نظارات شمسية تحجب الأشعة فوق البنفسجية حتى 400 نانومتر (UV400)، ومعظمها بدرجة نظرك.',
    ],
    hero: {
      title: ['Noon,\nsoftened.', 'ظهيرة\nأهدأ.'],
      text: [
        'Tinted, graded or mirrored, and ground to your distance power if you like.',
        'ملونة أو متدرجة اللون أو عاكسة، وبدرجة نظرك للبعيد إن أردت.',
      ],
      productId: 201401,
      see: ['See all sunglasses', 'كل النظارات الشمسية'],
      url: '/sunglasses',
      more: SIZE,
      moreUrl: '/frame-size',
    },
    bannersOf: 2002,
    rows: [
      { id: 'women', title: ['For women', 'للنساء'], all: ALL, categoryId: 2014 },
      { id: 'men', title: ['For men', 'للرجال'], all: ALL, categoryId: 2015 },
      {
        id: 'fine',
        title: ['In wire and titanium', 'من المعدن الرفيع والتيتانيوم'],
        all: ALL,
        categoryId: 2011,
      },
    ],
    after: [newest, services, steps, quotes],
  },
  {
    key: 'premium-eyeglasses',
    title: ['Premium eyeglasses in titanium and fine wire', 'نظارات طبية فاخرة من التيتانيوم والمعدن الرفيع'],
    description: [
      'Lunette Air: titanium and steel from 12 grams.',
      'لونيت إير: تيتانيوم وفولاذ من 12 جراماً.',
    ],
    hero: {
      title: ['Eleven parts,\nno weight.', 'إحدى عشرة قطعة\nبلا وزن.'],
      text: [
        'Lunette Air is titanium and wire, soldered by two people who sign the inside of the temple.',
        'لونيت إير من التيتانيوم والمعدن الرفيع، يلحمها شخصان يوقّعان داخل الذراع.',
      ],
      productId: 102301,
      see: ['See Lunette Air', 'شاهد لونيت إير'],
      url: '/category/2010',
      more: SIZE,
      moreUrl: '/frame-size',
    },
    rows: [
      { id: 'titanium', title: ['Titanium', 'تيتانيوم'], all: ALL, categoryId: 2023 },
      { id: 'rimless', title: ['Rimless', 'بلا حافة'], all: ALL, categoryId: 2022 },
      { id: 'air', title: ['All of Lunette Air', 'كل لونيت إير'], all: ALL, categoryId: 2010 },
    ],
    after: [steps, visit, quotes],
  },
  {
    key: 'premium-sunglasses',
    title: [
      'Premium sunglasses in wire, titanium and bio-acetate',
      'نظارات شمسية فاخرة من المعدن الرفيع والتيتانيوم والأسيتات الحيوي',
    ],
    description: [
      'Fine wire, titanium and bio-acetate for the sun.',
      'معدن رفيع وتيتانيوم وأسيتات حيوي للشمس.',
    ],
    hero: {
      title: ['Light that\nknows manners.', 'شمس ألطف\nعلى عينيك.'],
      text: [
        'Wire of 1.2 mm, lenses that fade to the cheek, pads that an optician sets to your nose.',
        'معدن رفيع بسماكة 1.2 مم وعدسات متدرجة اللون نحو الخد ووسادات يضبطها أخصائي البصريات على أنفك.',
      ],
      productId: 201601,
      see: ['See premium sunglasses', 'تصفّح النظارات الشمسية الفاخرة'],
      url: '/category/2011',
      more: ['All sunglasses', 'كل النظارات الشمسية'],
      moreUrl: '/sunglasses',
    },
    rows: [
      {
        id: 'fine',
        title: ['In wire and titanium', 'من المعدن الرفيع والتيتانيوم'],
        all: ALL,
        categoryId: 2011,
      },
      { id: 'women', title: ['For women', 'للنساء'], all: ALL, categoryId: 2014 },
      { id: 'men', title: ['For men', 'للرجال'], all: ALL, categoryId: 2015 },
    ],
    after: [steps, quotes],
  },
  {
    key: 'promo-monsoon',
    title: ['Monsoon prices, up to 50% off', 'أسعار الموسم، خصم حتى 50%'],
    description: [
      'Frames that leave the collection, up to half off.',
      'آخر القطع من تشكيلات سابقة بخصم حتى 50%.',
    ],
    hero: {
      title: ['Up to half,\nwhile it rains.', 'خصم حتى 50%\nما دامت الكمية متوفرة.'],
      text: [
        'Frames that leave the collection. Same lenses, same check, same 14 days to send them back.',
        'آخر القطع من تشكيلات سابقة. العدسات نفسها والفحص نفسه و14 يوماً للإرجاع.',
      ],
      productId: 101601,
      see: ['See all of them', 'شاهدها كلها'],
      url: '/category/2026',
      more: ['All eyeglasses', 'كل النظارات الطبية'],
      moreUrl: '/eyeglasses',
    },
    rows: [
      {
        id: 'half',
        title: ['While stocks last', 'ما دامت الكمية متوفرة'],
        all: ALL,
        categoryId: 2026,
      },
      { id: 'care', title: ['For wet days', 'للأيام الماطرة'], all: ALL, categoryId: 2005 },
    ],
    after: [steps, visit],
  },
  {
    key: 'promo-first-frame',
    needs: 'first-frame',
    title: ['Your first frame is free', 'إطارك الأول مجاناً'],
    description: [
      'With your first order the frame is free, and you pay for the lenses.',
      'في طلبك الأول يكون الإطار مجاناً وتدفع ثمن العدسات فقط.',
    ],
    hero: {
      title: ['The first\nis on us.', 'إطارك الأول\nهدية منا.'],
      text: [
        'Sign in, and choose one of five simple frames for your first order. You pay for the lenses, from ₹1,000.',
        'سجّل الدخول واختر واحداً من خمسة إطارات بسيطة لطلبك الأول، وتدفع ثمن العدسات فقط، ابتداءً من ₹1,000.',
      ],
      productId: 101101,
      see: ['See this frame', 'شاهد هذا الإطار'],
      url: '/product/neem-141-fade-101101',
      more: ['All eyeglasses', 'كل النظارات الطبية'],
      moreUrl: '/eyeglasses',
    },
    rows: [{ id: 'best', title: ['Worn most', 'الأكثر مبيعاً'], all: ALL, categoryId: 2009 }],
    after: [steps, quotes],
  },
];

/** The home-type landing pages and the promotion pages, by key. */
export function landings(l: 0 | 1): [key: string, page: StoredPage][] {
  return LANDINGS.map(({ key, needs, title, description, hero, bannersOf, rows, after }) => [
    key,
    {
      ...(needs && { needs }),
      title: title[l],
      description: description[l],
      sections: [
        {
          type: 'hero',
          id: 'hero',
          title: hero.title[l],
          text: hero.text[l],
          actions: [
            { label: hero.see[l], url: hero.url },
            { label: hero.more[l], url: hero.moreUrl },
          ],
          productId: hero.productId,
          picture: null,
        },
        ...rows.flatMap(({ id, categoryId, ...words }, at): StoredSection[] => [
          row(id, words.title[l], words.all[l], categoryId),
          ...(at === 0 && bannersOf
            ? [{ type: 'banners' as const, id: 'banners', categoryId: String(bannersOf) }]
            : []),
        ]),
        ...after.map((section) => section(l)),
      ],
    },
  ]);
}
