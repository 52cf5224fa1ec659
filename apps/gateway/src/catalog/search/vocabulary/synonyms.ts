import type { Meaning } from './lexicon.ts';

/** Shapes that replace a requested shape that no goods have in the requested material or colour. */
export const NEAR_SHAPES: Partial<Record<string, string[]>> = {
  round: ['panto', 'oval'],
  panto: ['round', 'oval'],
  oval: ['round', 'panto'],
  square: ['rectangle', 'wayfarer'],
  rectangle: ['square'],
  wayfarer: ['square', 'rectangle'],
  'cat-eye': ['butterfly'],
  butterfly: ['cat-eye'],
  browline: ['wayfarer'],
  hexagon: ['round'],
};

const shape = (value: string): Meaning => {
  const near = NEAR_SHAPES[value];
  return { is: { shape: [value] }, ...(near && { near: { shape: near } }) };
};
const lenses = (is: Meaning['is'], rest: Partial<Meaning> = {}): Meaning => ({ is, note: 'lenses', ...rest });

/** Common words besides the titles of the filters, in English and in Arabic, separated by commas. */
export const SYNONYMS: readonly (readonly [words: string, meaning: Meaning])[] = [
  // Kinds of goods
  [
    'glasses,frames,specs,eyewear,نظارة,نظارات,إطار,إطارات',
    { is: { classification: ['eyeframe'] }, or: { classification: ['sunglasses'] } },
  ],
  ['eyeglass,spectacle,optical,نظارة طبية,نظارات طبية,إطارات طبية', { is: { classification: ['eyeframe'] } }],
  [
    'sunglass,sun glasses,shades,sunnies,goggles,نظارة شمسية,نظارات شمسية,شمسية',
    { is: { classification: ['sunglasses'] } },
  ],
  ['contact,contact lenses,عدسات لاصقة,لاصقة', { is: { classification: ['contact_lens'] } }],
  ['solution,lens solution,محلول', { is: { classification: ['contact_lens_solution'] } }],
  ['accessory,إكسسوار', { is: { classification: ['accessories'] } }],
  // For whom
  ['woman,lady,ladies,female,نسائي,نسائية,سيدات,حريمي', { is: { gender: ['women'] } }],
  ['man,male,gents,gentlemen,رجالي,رجالية,شباب', { is: { gender: ['men'] } }],
  ['child,children,boys,girls,junior,طفل,ولادي,بناتي', { is: { gender: ['kids'] } }],
  // Shapes, rims, materials, colours
  ['circle,circular,مدور,مدورة', shape('round')],
  ['wayfarer,trapezoid,trapezoidal', shape('wayfarer')],
  ['cateye,عين قطة,كات آي', shape('cat-eye')],
  ['pilot,teardrop,طيار,الطيار', shape('aviator')],
  ['hexagonal,geometric', shape('hexagon')],
  ['rectangular', shape('rectangle')],
  ['browline,half brow,حاجب', shape('browline')],
  ['frameless,no rim,بدون إطار,بدون حافة', { is: { rim: ['rimless'] } }],
  ['semi rimless,half frame,supra,نصف حافة', { is: { rim: ['half'] } }],
  ['full frame,حافة كاملة', { is: { rim: ['full'] } }],
  [
    'metal,metallic,wire,معدن,معدني,معدنية',
    { is: { material: ['stainless-steel', 'titanium', 'acetate-metal', 'metal'] } },
  ],
  ['steel,ستيل', { is: { material: ['stainless-steel'] } }],
  ['plastic,بلاستيك', { is: { material: ['acetate', 'bio-acetate', 'plastic'] } }],
  ['golden', { is: { colour: ['gold'] } }],
  ['gray', { is: { colour: ['grey'] } }],
  ['clear,transparent,see through,شفافة', { is: { colour: ['crystal'] } }],
  ['tortoiseshell,leopard,نقشة السلحفاة,نمري', { is: { colour: ['tortoise'] } }],
  // Uses and lenses
  [
    'reading,reader,for near,presbyopia,للقريب,قراءة',
    { is: { usage: ['reading'] }, near: { powerType: ['reading'] } },
  ],
  [
    'computer,gaming,digital,blue cut,bluecut,blue light,blue filter,anti blue,شاشة,كمبيوتر,ضوء أزرق,الضوء الأزرق,حماية من الضوء الأزرق',
    { is: { usage: ['screen'] }, near: { lens: ['blue-cut'] } },
  ],
  [
    'progressive,varifocal,bifocal,no line,بروجريسيف,بروغريسيف,تقدمية,متدرجة,ثنائية البؤرة',
    lenses({ powerType: ['progressive'] }),
  ],
  // Multifocal means a contact lens first, then a progressive lens.
  ['multifocal,متعددة البؤر', lenses({ lensKind: ['multifocal'] }, { or: { powerType: ['progressive'] } })],
  ['single vision,distance,myopia,أحادية الرؤية,للبعيد', lenses({ powerType: ['single_vision'] })],
  [
    'zero power,no power,without power,non prescription,plano,بدون درجة,بدون قياس',
    lenses({ powerType: ['zero_power', 'without_power'] }),
  ],
  [
    'prescription,with power,powered,بدرجة,بقياس',
    lenses({ powerType: ['with_power', 'single_vision', 'reading', 'progressive', 'contact_lens'] }),
  ],
  [
    'photochromic,photochromatic,transition,light adaptive,adaptive,فوتوكروميك,متغيرة اللون,متكيفة',
    lenses({
      lens: ['adaptive-156', 'adaptive-167', 'progressive-adaptive-160', 'zero-adaptive'],
    }),
  ],
  ['polarised,polarized,مستقطبة,بولارايزد', lenses({ lens: ['sun-polarised-160'] })],
  [
    'high index,thin,ultra thin,رقيقة,عدسات رقيقة',
    lenses({ lensIndex: ['1.67', '1.74'] }, { near: { lensIndex: ['1.6'] } }),
  ],
  [
    'anti glare,antiglare,anti reflective,مضادة للانعكاس',
    lenses({ lens: ['anti-reflective', 'back-anti-glare'] }),
  ],
  [
    'astigmatism,cylindrical,استجماتيزم,انحراف',
    { is: { lensKind: ['toric'] }, near: { powerType: ['single_vision'] } },
  ],
  ['dailies,one day,يومي', { is: { usage: ['daily'] } }],
  ['biweekly,fortnight,نصف شهرية', { is: { usage: ['fortnightly'] } }],
  ['color contact,colour contact,color lens,colour lens,ملونة', { is: { lensKind: ['coloured'] } }],
  // What is new, liked, or costs little
  ['new,newest,latest,new arrival,جديد,الأحدث', { is: { isNew: ['true'] } }],
  ['best seller,bestseller,popular,trending,الأكثر مبيعا,رائج', { is: { isWornMost: ['true'] } }],
  ['cheap,cheapest,affordable,budget,low price,رخيص,رخيصة,الأرخص', { is: {}, sort: 'price_asc' }],
  // Names of other makers mean a shape. The search finds our goods of that shape and says that they are our own. Source of
  // the shapes: Neil Handley, Cult Eyewear: The World's Enduring Classics, Merrell 2011 (Aviator 1937, Wayfarer 1956,
  // browline 1947).
  [
    'rayban,ray ban,ray bans,راي بان,ريبان',
    { is: { shape: ['wayfarer', 'aviator', 'browline'] }, note: 'other-makers' },
  ],
  ['clubmaster,club master', { is: { shape: ['browline'] }, note: 'other-makers' }],
  ['lennon,john lennon,harry potter', { is: { shape: ['round'] }, near: { shape: ['panto', 'oval'] } }],
];

/** Words without a meaning if a kind of lens is named too: "progressive lenses", "1.67 lens". */
export const LENS_WORDS: readonly string[] = ['lens', 'lenses', 'عدسة', 'عدسات'];

/** Words that do not describe goods. */
export const FILLERS: readonly string[] = [
  'a',
  'an',
  'the',
  'and',
  'or',
  'of',
  'for',
  'with',
  'in',
  'on',
  'to',
  'my',
  'me',
  'i',
  's',
  'is',
  'are',
  'that',
  'need',
  'want',
  'show',
  'find',
  'buy',
  'best',
  'good',
  'nice',
  'some',
  'any',
  'please',
  'online',
  'price',
  'pair',
  'style',
  'styled',
  'type',
  'kind',
  'look',
  'like',
  'looking',
  'shape',
  'shaped',
  'color',
  'colour',
  'colored',
  'size',
  'index',
  'power',
  'sph',
  'sphere',
  'dioptre',
  'd',
  'rs',
  'inr',
  'aed',
  'sar',
  'usd',
  'sgd',
  'only',
  'face',
  'في',
  'من',
  'مع',
  'على',
  'عن',
  'أو',
  'و',
  'أريد',
  'ابحث',
  'شكل',
  'نوع',
  'لون',
  'مقاس',
  'سعر',
  'بسعر',
  'درهم',
  'ريال',
  'أفضل',
  'احسن',
  'مثل',
  'ستايل',
  'بشكل',
  'معامل',
  'قوة',
  'درجة',
];
