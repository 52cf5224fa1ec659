import type { StoredPage, StoredSection } from '../../src/content/page/pageContent.ts';
import type { Pair } from '../goods/packedGoods.ts';
import { STORES, STORES_FROM } from './stores.ts';

const HOME_VISIT = 600201;
const ALDER = 100101;
const TERN = 102101;
const QUILL = 200301;

const hero = (l: 0 | 1): StoredSection => ({
  type: 'hero',
  id: 'hero',
  title: (['Made to the\nmillimetre.', 'نظارات\nبدقة المليمتر.'] as const)[l],
  text: (
    [
      'Tell us the width of your face once. The page of each frame then says how it sits on you.',
      'أخبرنا بعرض وجهك مرة واحدة، ثم توضح صفحة كل إطار كيف يستقر على وجهك.',
    ] as const
  )[l],
  actions: [
    { label: (['See eyeglasses', 'تصفح النظارات'] as const)[l], url: '/eyeglasses' },
    { label: (['Find your size', 'اعرف مقاسك'] as const)[l], url: '/frame-size' },
  ],
  productId: ALDER,
  picture: { url: '/media/hero/alder-havana-1600x768.avif', width: 1600, height: 768 },
});

const TILES: readonly { title: Pair; text: Pair; categoryId: number; productId: number }[] = [
  {
    title: ['Eyeglasses', 'نظارات طبية'],
    text: [
      '{count, plural, one {# frame} other {# frames}}, from {price}',
      '{count, plural, zero {لا إطارات} one {إطار واحد} two {إطاران} few {# إطارات} many {# إطاراً} other {# إطار}}، من {price}',
    ],
    categoryId: 2001,
    productId: 100801,
  },
  {
    title: ['Sunglasses', 'نظارات شمسية'],
    text: [
      '{count, plural, one {# frame} other {# frames}}, with or without power',
      '{count, plural, zero {لا إطارات} one {إطار واحد} two {إطاران} few {# إطارات} many {# إطاراً} other {# إطار}}، بعدسات طبية أو من دونها',
    ],
    categoryId: 2002,
    productId: QUILL,
  },
  {
    title: ['Contact lenses', 'عدسات لاصقة'],
    text: ['Daily, monthly, coloured', 'يومية وشهرية وملونة'],
    categoryId: 2003,
    productId: 300101,
  },
  {
    title: ['Kids, 4 to 12', 'أطفال 4 إلى 12'],
    text: ['From 118 mm, bend and come back', 'من 118 مم، مرنة ومتينة'],
    categoryId: 2006,
    productId: 104405,
  },
  {
    title: ['Reading and screen', 'قراءة وشاشة'],
    text: ['Zero power or +1.00 to +3.00', 'بدون درجة أو من ⁦+1.00⁩ إلى ⁦+3.00⁩'],
    categoryId: 2007,
    productId: 103701,
  },
];

const kinds = (l: 0 | 1): StoredSection => ({
  type: 'kinds',
  id: 'kinds',
  tiles: TILES.map(({ title, text, ...tile }) => ({ title: title[l], text: text[l], ...tile })),
});

/** The section with the services of the store; `l` is the language (0 English, 1 Arabic). */
export const services = (l: 0 | 1): StoredSection => ({
  type: 'services',
  id: 'services',
  services: [
    {
      kind: 'size',
      title: (['Find your size', 'اعرف مقاسك'] as const)[l],
      text: (
        [
          'Answer six questions, or mark a photo with any bank card in it. It takes two minutes, and we keep your size.',
          'أجب عن ستة أسئلة، أو ضع العلامات على صورة فيها أي بطاقة بنكية. دقيقتان ونحفظ مقاسك.',
        ] as const
      )[l],
      action: { label: (['Measure now', 'ابدأ القياس'] as const)[l], url: '/frame-size' },
    },
    {
      kind: 'try-on',
      title: (['Try on', 'جرّبها على وجهك'] as const)[l],
      text: (
        [
          'Your photo, our frames, at true scale. Only you see the photo, and you can delete it at any time.',
          'صورتك وإطاراتنا بالحجم الحقيقي. لا يراها سواك، ويمكنك حذفها في أي وقت.',
        ] as const
      )[l],
      action: { label: (['Try frames on', 'جرّب الإطارات'] as const)[l], url: '/compare-looks' },
    },
  ],
});

/** A section with the first products of a category. */
export function row(id: string, title: string, all: string, categoryId: number, limit = 4) {
  return { type: 'products', id, title, all, categoryId, limit } satisfies StoredSection;
}

/** The section with the newest products. */
export const newest = (l: 0 | 1): StoredSection =>
  row(
    'new',
    (['New this month', 'جديد هذا الشهر'] as const)[l],
    (['All {count}', 'الكل {count}'] as const)[l],
    2008,
  );

/** The section with the most popular products. */
export const bestSellers = (l: 0 | 1): StoredSection => ({
  ...row(
    'best',
    (['Worn most', 'الأكثر مبيعاً'] as const)[l],
    (['All best sellers', 'كل الأكثر مبيعاً'] as const)[l],
    2009,
  ),
  catIds: ['2012', '2013', '2006'],
});

/** The section with the steps from choosing a frame to wearing it. */
export const steps = (l: 0 | 1): StoredSection => ({
  type: 'steps',
  id: 'steps',
  title: (['Three steps,\nno surprises', 'ثلاث خطوات،\nبلا مفاجآت'] as const)[l],
  steps: (
    [
      [
        [
          'Choose',
          'Every frame is photographed at the same scale, so a narrow frame looks narrow. Filter by the width that fits you.',
        ],
        ['اختر', 'كل إطار مصوّر بالمقياس نفسه، فيبدو الضيق ضيقاً. صفِّ حسب العرض المناسب لك.'],
      ],
      [
        [
          'Power',
          'Type your prescription, take one from an earlier order, or let us visit. An optician checks every value.',
        ],
        [
          'درجات النظر',
          'اكتب وصفتك أو اختر وصفة من طلب سابق أو نزورك في بيتك. يراجع أخصائي البصريات كل رقم.',
        ],
      ],
      [
        [
          'Wear',
          'Most are made in three working days, and fitted free in any store. Not right? Send it back within 14 days.',
        ],
        ['ارتدِ', 'يُصنع معظمها في ثلاثة أيام عمل، وتُضبط مجاناً في أي متجر. لم تناسبك؟ أعدها خلال 14 يوماً.'],
      ],
    ] as const
  ).map((step) => ({ title: step[l][0], text: step[l][1] })),
});

/** The section about an eye test, with the stores of each country. */
export const visit = (l: 0 | 1): StoredSection => ({
  type: 'visit',
  id: 'visit',
  kicker: (['Home eye check-up', 'فحص النظر في المنزل'] as const)[l],
  title: (['An optician at your table', 'أخصائي بصريات في بيتك'] as const)[l],
  text: (
    [
      'Forty minutes, a full eye test and 120 frames to try. Slots from tomorrow, 9 in the morning.',
      'أربعون دقيقة وفحص كامل و120 إطاراً للتجربة. مواعيد ابتداءً من الغد، الساعة 9 صباحاً.',
    ] as const
  )[l],
  action: { label: (['Choose a slot', 'اختر موعداً'] as const)[l], url: '/hto' },
  note: (['{price}, paid at the visit', '{price}، تُدفع عند الزيارة'] as const)[l],
  serviceId: HOME_VISIT,
  productId: TERN,
  storesTitle: (['Three of our stores', 'ثلاثة من متاجرنا'] as const)[l],
  stores: STORES[l],
  storesFrom: STORES_FROM[l],
  storesAction: { label: (['Book a store visit', 'احجز زيارة متجر'] as const)[l], url: '/test-your-vision' },
});

const QUOTES: readonly { text: Pair; author: Pair; place: Pair; productId: number }[] = [
  {
    text: [
      'The 132 mm was right. First pair that does not slide when I look down at a sketch.',
      'مقاس 132 مم كان صحيحاً. أول نظارة لا تنزلق حين أنظر إلى الأسفل.',
    ],
    author: ['Meera K.', 'ميرا ك.'],
    place: ['Pune', 'بونه'],
    productId: ALDER,
  },
  {
    text: [
      'They called because my cylinder had no axis on the form. That call saved me a remake.',
      'اتصلوا بي لأن الوصفة بلا محور. وفّر ذلك الاتصال عليّ إعادة التصنيع.',
    ],
    author: ['Joseph A.', 'جوزيف أ.'],
    place: ['Kochi', 'كوتشي'],
    productId: TERN,
  },
  {
    text: [
      'Home visit at seven in the evening, glasses on Saturday. Quiet, exact, done.',
      'زيارة منزلية في السابعة مساءً، والنظارة يوم السبت. هدوء ودقة.',
    ],
    author: ['Sana R.', 'سناء ر.'],
    place: ['Dubai', 'دبي'],
    productId: QUILL,
  },
];

/** The section with quotes from reviews. */
export const quotes = (l: 0 | 1): StoredSection => ({
  type: 'reviews',
  id: 'reviews',
  title: (['What people wrote', 'ماذا كتب العملاء'] as const)[l],
  reviews: QUOTES.map(({ text, author, place, productId }) => ({
    text: text[l],
    author: author[l],
    place: place[l],
    productId,
  })),
});

/** The home page. */
export function home(l: 0 | 1): StoredPage {
  return {
    title: (['Glasses made to the millimetre', 'نظارات بدقة المليمتر'] as const)[l],
    description: (
      [
        'Eyeglasses, sunglasses and contact lenses by the width of your face: {offers}.',
        'نظارات طبية وشمسية وعدسات لاصقة بعرض وجهك: {offers}.',
      ] as const
    )[l],
    sections: [hero(l), kinds(l), services(l), newest(l), steps(l), bestSellers(l), visit(l), quotes(l)],
  };
}
