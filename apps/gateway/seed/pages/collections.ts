import { categoryBanner, collection, type CollectionItemRow } from '../../src/catalog/schema.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { both } from '../goods/goods.ts';
import type { Pair } from '../goods/packedGoods.ts';
import { insertAll } from '../insertAll.ts';

type Filter = Record<string, string[]>;

interface Words {
  title: Pair;
  text: Pair;
  action: Pair;
}

const words = ({ title, text, action }: Words) =>
  both(
    { title: title[0], text: text[0], action: action[0] },
    { title: title[1], text: text[1], action: action[1] },
  );

const goods = (id: string, url: string, filter: Filter, given: Words): CollectionItemRow => ({
  type: 'products',
  id,
  url,
  filter,
  sort: 'featured',
  limit: 4,
  text: words(given),
});

const picture = (id: string, productId: number, given: Words): CollectionItemRow => ({
  type: 'picture',
  id,
  productId,
  view: 'threequarter',
  text: words(given),
});

const EYEGLASSES = { classification: ['eyeframe'] };
const SUNGLASSES = { classification: ['sunglasses'] };

const LIGHT: readonly CollectionItemRow[] = [
  picture('tern', 102101, {
    title: ['A circle of 15 grams', 'دائرة تزن 15 جراماً'],
    text: [
      'Tern is a perfect circle in wire of 1.2 mm, bent around the lens.',
      'تيرن دائرة تامة من سلك بسماكة 1.2 مم يُثنى حول العدسة.',
    ],
    action: ['See Tern', 'شاهد تيرن'],
  }),
  goods(
    'titanium',
    '/category/2023',
    { ...EYEGLASSES, material: ['titanium'] },
    {
      title: ['Titanium', 'تيتانيوم'],
      text: [
        'Half the weight of steel and free of nickel, for skin that does not like metal.',
        'نصف وزن الفولاذ وخالٍ من النيكل، للبشرة التي لا تتحمل المعدن.',
      ],
      action: ['All titanium frames', 'كل إطارات التيتانيوم'],
    },
  ),
  goods(
    'wire',
    '/eyeglasses?material=stainless-steel',
    { ...EYEGLASSES, material: ['stainless-steel'] },
    {
      title: ['Steel wire', 'سلك من الفولاذ'],
      text: [
        'Thin around the lens and springy at the temple. It keeps the shape that an optician gives it.',
        'رفيع حول العدسة ومرن عند الذراع، ويحافظ على الشكل الذي يضبطه أخصائي البصريات.',
      ],
      action: ['All steel frames', 'كل إطارات الفولاذ'],
    },
  ),
  goods(
    'rimless',
    '/category/2022',
    { ...EYEGLASSES, rim: ['rimless'] },
    {
      title: ['Rimless', 'بلا حافة'],
      text: [
        'Two lenses, a bridge and two temples. Tough 1.60 lenses are included, because they carry the frame.',
        'عدستان وجسر وذراعان. تشمل عدسات 1.60 متينة لأنها تحمل الإطار.',
      ],
      action: ['All rimless frames', 'كل الإطارات بلا حافة'],
    },
  ),
  picture('plover', 102401, {
    title: ['Twelve grams', 'اثنا عشر جراماً'],
    text: [
      'Plover has no rim at all. Nothing is in the way of what you look at.',
      'بلوفر بلا حافة إطلاقاً، فلا شيء بينك وبين ما تنظر إليه.',
    ],
    action: ['See Plover', 'شاهد بلوفر'],
  }),
  goods(
    'half-rim',
    '/eyeglasses?rim=half',
    { ...EYEGLASSES, rim: ['half'] },
    {
      title: ['Half rim', 'نصف حافة'],
      text: [
        'Metal above and a nylon thread below: a clear line at the brow, and light below it.',
        'معدن في الأعلى وخيط نايلون في الأسفل: خط واضح عند الحاجب وخفة تحته.',
      ],
      action: ['All half-rim frames', 'كل الإطارات بنصف حافة'],
    },
  ),
  goods(
    'sun',
    '/category/2011',
    { ...SUNGLASSES, material: ['titanium', 'stainless-steel'] },
    {
      title: ['The same wire for the sun', 'المعدن نفسه للشمس'],
      text: [
        'Tinted and graded lenses in frames that you forget after a minute.',
        'عدسات ملونة ومتدرجة في إطارات تنساها بعد دقيقة.',
      ],
      action: ['Premium sunglasses', 'نظارات شمسية فاخرة'],
    },
  ),
];

const ROUND: readonly CollectionItemRow[] = [
  picture('alder', 100101, {
    title: ['Where it begins', 'من هنا تبدأ'],
    text: [
      'Alder is neither a circle nor a square. The panto was drawn for the widest field of view, and has stayed.',
      'ألدر ليست دائرة ولا مربعاً. رُسم شكل البانتو ليمنح أوسع مجال رؤية، وبقي حتى اليوم.',
    ],
    action: ['See Alder', 'شاهد ألدر'],
  }),
  goods(
    'round',
    '/eyeglasses?frame_shape=round',
    { ...EYEGLASSES, shape: ['round'] },
    {
      title: ['Round', 'دائري'],
      text: [
        'For faces with corners: a round frame softens the jaw and the brow.',
        'للوجوه ذات الزوايا: الإطار الدائري يلطّف الفك والحاجب.',
      ],
      action: ['All round frames', 'كل الإطارات الدائرية'],
    },
  ),
  goods(
    'panto',
    '/eyeglasses?frame_shape=panto',
    { ...EYEGLASSES, shape: ['panto'] },
    {
      title: ['Panto', 'بانتو'],
      text: [
        'Flat above, round below. It suits almost everybody, and leaves room for reading lenses.',
        'مستوٍ من الأعلى ودائري من الأسفل. يناسب الجميع تقريباً ويتسع لعدسات القراءة.',
      ],
      action: ['All panto frames', 'كل إطارات البانتو'],
    },
  ),
  goods(
    'metal',
    '/eyeglasses?frame_shape=round,panto&material=stainless-steel,titanium',
    { ...EYEGLASSES, shape: ['round', 'panto'], material: ['stainless-steel', 'titanium'] },
    {
      title: ['Drawn in wire', 'من المعدن الرفيع'],
      text: [
        'The same line in steel or titanium: almost nothing to see, and nothing to feel.',
        'الخط نفسه من الفولاذ أو التيتانيوم: لا يكاد يُرى ولا يُحَس.',
      ],
      action: ['All of them in wire', 'كلها من المعدن الرفيع'],
    },
  ),
  goods(
    'acetate',
    '/eyeglasses?frame_shape=round,panto&material=acetate',
    { ...EYEGLASSES, shape: ['round', 'panto'], material: ['acetate'] },
    {
      title: ['Cut from acetate', 'من الأسيتات'],
      text: [
        'Cut from one sheet and tumbled smooth in wooden drums, so the colour runs through the frame.',
        'تُقطع من لوح واحد وتُنعَّم في براميل خشبية، فيمتد اللون في كامل الإطار.',
      ],
      action: ['All of them in acetate', 'كلها من الأسيتات'],
    },
  ),
  goods(
    'sun',
    '/sunglasses?frame_shape=round',
    { ...SUNGLASSES, shape: ['round', 'panto'] },
    {
      title: ['Round in the sun', 'دائرية تحت الشمس'],
      text: [
        'Tinted, graded or mirrored. All block UV to 400 nm, and most take your power.',
        'ملونة أو متدرجة أو عاكسة. جميعها تحجب الأشعة فوق البنفسجية حتى 400 نانومتر، ومعظمها بدرجة نظرك.',
      ],
      action: ['Round sunglasses', 'نظارات شمسية دائرية'],
    },
  ),
  goods(
    'kids',
    '/kids',
    { ...EYEGLASSES, gender: ['kids'] },
    {
      title: ['And for children', 'وللأطفال أيضاً'],
      text: [
        'Rounder than for adults, from 118 mm. They bend and come back, and we mend them free for a year.',
        'أكثر استدارة من إطارات الكبار، من 118 مم. تنثني وتعود، ونصلحها مجاناً لمدة عام.',
      ],
      action: ['All frames for kids', 'كل إطارات الأطفال'],
    },
  ),
];

const DESK: readonly CollectionItemRow[] = [
  picture('vesper', 103801, {
    title: ['Eight hours at a screen', 'ثماني ساعات أمام الشاشة'],
    text: [
      'Vesper comes with a screen filter, with your power or without any.',
      'تأتي فيسبر مع حماية من الضوء الأزرق، بدرجة نظرك أو بدون درجة.',
    ],
    action: ['See Vesper', 'شاهد فيسبر'],
  }),
  goods(
    'screen',
    '/category/2025',
    { ...EYEGLASSES, usage: ['screen'] },
    {
      title: ['Screen glasses', 'نظارات شاشة'],
      text: [
        'The filter is in the price. An arm’s length is their best distance.',
        'الحماية من الضوء الأزرق ضمن السعر، وأفضل مسافة لها طول الذراع.',
      ],
      action: ['All screen glasses', 'كل نظارات الشاشة'],
    },
  ),
  goods(
    'reading',
    '/category/2024',
    { ...EYEGLASSES, usage: ['reading'] },
    {
      title: ['Reading glasses', 'نظارات قراءة'],
      text: ['From +1.00 to +3.00, or made to your prescription.', 'من ⁦+1.00⁩ إلى ⁦+3.00⁩، أو حسب وصفتك.'],
      action: ['All reading glasses', 'كل نظارات القراءة'],
    },
  ),
  picture('quince', 103601, {
    title: ['For the pages after', 'لما بعد العمل'],
    text: [
      'Quince is low enough to look over, so that the room stays sharp while you read.',
      'كوينس منخفضة تنظر من فوقها، فتبقى الغرفة واضحة وأنت تقرأ.',
    ],
    action: ['See Quince', 'شاهد كوينس'],
  }),
  goods(
    'accessories',
    '/accessories',
    { classification: ['accessories'] },
    {
      title: ['Beside the keyboard', 'بجانب لوحة المفاتيح'],
      text: ['A case, a cloth, and a spray for the end of the day.', 'حافظة وقماش تنظيف وبخاخ لنهاية اليوم.'],
      action: ['All accessories', 'كل الإكسسوارات'],
    },
  ),
  goods(
    'daily',
    '/category/2017',
    { classification: ['contact_lens'], usage: ['daily'] },
    {
      title: ['Days without glasses', 'أيام بلا نظارة'],
      text: [
        'A fresh pair of daily lenses for the days when you sit less.',
        'زوج جديد من العدسات اليومية للأيام التي يقل فيها الجلوس.',
      ],
      action: ['All daily lenses', 'كل العدسات اليومية'],
    },
  ),
];

const COLLECTIONS: readonly {
  slug: string;
  title: Pair;
  description: Pair;
  seo: Pair;
  items: readonly CollectionItemRow[];
}[] = [
  {
    slug: 'light-as-wire',
    title: ['Light as wire', 'خفة السلك'],
    description: [
      'Titanium, steel and rimless frames, most of them lighter than 20 grams.',
      'إطارات من التيتانيوم والفولاذ وبلا حافة، معظمها أخف من 20 جراماً.',
    ],
    seo: ['Light glasses of titanium and wire', 'نظارات خفيفة من التيتانيوم والمعدن الرفيع'],
    items: LIGHT,
  },
  {
    slug: 'round-and-panto',
    title: ['Round and panto', 'دائري وبانتو'],
    description: [
      'One idea in many widths and materials: the shape that follows the eye.',
      'فكرة واحدة بمقاسات وخامات عدة: شكل يتبع العين.',
    ],
    seo: ['Round and panto glasses for every width of face', 'نظارات دائرية وبانتو لكل عرض وجه'],
    items: ROUND,
  },
  {
    slug: 'at-the-desk',
    title: ['At the desk', 'على المكتب'],
    description: ['For the screen, the page and the hours between them.', 'للشاشة والصفحة والساعات بينهما.'],
    seo: ['Screen and reading glasses for the desk', 'نظارات شاشة وقراءة للمكتب'],
    items: DESK,
  },
];

/** The banners of the categories: three collections for eyeglasses, two pages for sunglasses. */
const BANNERS: readonly { categoryId: number; url: string; productId: number; title: Pair; text: Pair }[] = [
  {
    categoryId: 2001,
    url: '/collection/light-as-wire',
    productId: 102101,
    title: ['Light as wire', 'خفة السلك'],
    text: [
      'Titanium, steel and rimless, most under 20 grams.',
      'تيتانيوم وفولاذ وبلا حافة، معظمها أخف من 20 جراماً.',
    ],
  },
  {
    categoryId: 2001,
    url: '/collection/round-and-panto',
    productId: 100101,
    title: ['Round and panto', 'دائري وبانتو'],
    text: ['The shape that follows the eye.', 'الشكل الذي يتبع العين.'],
  },
  {
    categoryId: 2001,
    url: '/collection/at-the-desk',
    productId: 103801,
    title: ['At the desk', 'على المكتب'],
    text: ['For the screen, the page and the hours between them.', 'للشاشة والصفحة والساعات بينهما.'],
  },
  {
    categoryId: 2002,
    url: '/premium-sunglasses',
    productId: 201601,
    title: ['Light that knows manners', 'شمس ألطف على عينيك'],
    text: ['Fine wire, titanium and bio-acetate for the sun.', 'معدن رفيع وتيتانيوم وأسيتات حيوي للشمس.'],
  },
  {
    categoryId: 2002,
    url: '/collection/round-and-panto',
    productId: 200101,
    title: ['Round in the sun', 'دائرية تحت الشمس'],
    text: ['Round and panto, with your power if you like.', 'دائري وبانتو، وبدرجة نظرك إن أردت.'],
  },
];

/** Inserts the collections of the demo store, and the banners that lead to them. */
export async function seedCollections(db: Queries): Promise<void> {
  await insertAll(
    db,
    collection,
    COLLECTIONS.map(({ slug, title, description, seo, items }, rank) => ({
      slug,
      rank,
      items: [...items],
      text: both(
        { title: title[0], description: description[0], seoTitle: seo[0] },
        { title: title[1], description: description[1], seoTitle: seo[1] },
      ),
    })),
  );
  await insertAll(
    db,
    categoryBanner,
    BANNERS.map(({ title, text, ...banner }, rank) => ({
      ...banner,
      rank,
      text: both({ title: title[0], text: text[0] }, { title: title[1], text: text[1] }),
    })),
  );
}
