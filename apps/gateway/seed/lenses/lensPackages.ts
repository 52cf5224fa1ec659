import type { lensPackage, packageCoating } from '../../src/catalog/schema.ts';
import { both } from '../goods/goods.ts';

type PackageRow = typeof lensPackage.$inferInsert;
type PowerTypes = PackageRow['powerTypes'];

interface Offer {
  id: string;
  for: PowerTypes;
  index: number;
  /** Rupees in addition to the frame's price. */
  price: number;
  en: [title: string, description: string];
  ar: [title: string, description: string];
  needs?: string[];
  refuses?: string[];
  /** Days in addition to the usual ones in the lab. */
  days?: number;
  warranty?: number;
  recommended?: boolean;
  express?: boolean;
  /** The ids of coatings that are part of the price. */
  included?: string[];
  extra?: string[];
}

const SINGLE: PowerTypes = ['single_vision', 'reading'];
/** Drilled lenses need a material that does not crack at the hole. */
const DRILLED = 'rim:rimless';
/** The days in which our lab makes a lens; some lenses take longer. */
const MADE_IN = 3;
const CARE = ['water-dust', 'scratch-guarantee'];

const OFFERS: readonly Offer[] = [
  {
    id: 'clear-156',
    for: ['single_vision'],
    index: 1.56,
    price: 0,
    refuses: [DRILLED],
    recommended: true,
    express: true,
    en: ['Clear 1.56', 'Anti-glare on both sides. Good for powers up to ±4.00.'],
    ar: ['شفافة 1.56', 'طبقة مضادة للانعكاس على الوجهين. مناسبة للدرجات حتى ⁦±4.00⁩.'],
    included: ['anti-reflective'],
    extra: CARE,
  },
  {
    id: 'clear-150',
    for: ['reading'],
    index: 1.5,
    price: 0,
    refuses: [DRILLED],
    recommended: true,
    express: true,
    en: ['Clear 1.50', 'Anti-glare on both sides. All that a reading power needs.'],
    ar: ['شفافة 1.50', 'طبقة مضادة للانعكاس على الوجهين. كل ما تحتاجه درجة القراءة.'],
    included: ['anti-reflective'],
    extra: CARE,
  },
  {
    id: 'tough-160',
    for: SINGLE,
    index: 1.6,
    price: 0,
    needs: [DRILLED],
    recommended: true,
    en: [
      'Tough 1.60',
      'Holds a drilled hole for years, so rimless frames come with it. Anti-glare on both sides.',
    ],
    ar: ['متينة 1.60', 'تتحمل الثقب سنوات، لذلك تأتي مع الإطارات بلا حافة. طبقة مضادة للانعكاس على الوجهين.'],
    included: ['anti-reflective'],
    extra: CARE,
  },
  {
    id: 'screen-156',
    for: SINGLE,
    index: 1.56,
    price: 600,
    refuses: [DRILLED],
    express: true,
    en: [
      'Clear 1.56, screen filter',
      'As above, and softens the blue end of screen light. Faint yellow cast.',
    ],
    ar: [
      'شفافة 1.56 مع حماية من الضوء الأزرق',
      'كالسابقة، وتخفف الطرف الأزرق من ضوء الشاشة. مسحة صفراء خافتة.',
    ],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
  },
  {
    id: 'thin-160',
    for: SINGLE,
    index: 1.6,
    price: 1100,
    refuses: [DRILLED],
    en: ['Thin 1.60', 'A fifth thinner at the edge. We advise it from ±2.50.'],
    ar: ['رقيقة 1.60', 'أرق بمقدار الخمس عند الحافة. ننصح بها من ⁦±2.50⁩.'],
    included: ['anti-reflective'],
    extra: ['blue-cut', ...CARE],
  },
  {
    id: 'screen-160',
    for: SINGLE,
    index: 1.6,
    price: 900,
    needs: [DRILLED],
    en: ['Tough 1.60, screen filter', 'The drilled lens, and softer screen light. Faint yellow cast.'],
    ar: ['متينة 1.60 مع حماية من الضوء الأزرق', 'العدسة المثقوبة مع ضوء شاشة أهدأ. مسحة صفراء خافتة.'],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
  },
  {
    id: 'thin-167',
    for: SINGLE,
    index: 1.67,
    price: 1800,
    en: ['Thin 1.67', 'A third thinner at the edge. We advise it from ±4.00.'],
    ar: ['رقيقة 1.67', 'أرق بمقدار الثلث عند الحافة. ننصح بها من ⁦±4.00⁩.'],
    included: ['anti-reflective'],
    extra: ['blue-cut', ...CARE],
    warranty: 24,
  },
  {
    id: 'adaptive-156',
    for: ['single_vision'],
    index: 1.56,
    price: 2200,
    refuses: [DRILLED],
    days: 1,
    en: ['Light-adaptive', 'Clear inside, grey in the sun within 40 seconds. Not behind a windscreen.'],
    ar: [
      'متغيرة اللون (فوتوكروميك)',
      'شفافة في الداخل ورمادية تحت الشمس خلال 40 ثانية. لا تعمل خلف زجاج السيارة.',
    ],
    included: ['anti-reflective'],
    extra: CARE,
    warranty: 24,
  },
  {
    id: 'adaptive-167',
    for: ['single_vision'],
    index: 1.67,
    price: 3900,
    days: 1,
    en: ['Light-adaptive thin 1.67', 'Turns grey in the sun, a third thinner at the edge.'],
    ar: ['رقيقة 1.67 متغيرة اللون (فوتوكروميك)', 'تصبح رمادية تحت الشمس وأرق بمقدار الثلث عند الحافة.'],
    included: ['anti-reflective'],
    extra: CARE,
    warranty: 24,
  },
  {
    id: 'bluecut-174',
    for: ['single_vision'],
    index: 1.74,
    price: 4200,
    refuses: [DRILLED],
    days: 2,
    en: ['Bluecut thin 1.74', 'The thinnest there is. Made for a power of ±6.00 or more.'],
    ar: ['رقيقة جداً 1.74 مع حماية من الضوء الأزرق', 'أرق ما يوجد. صُنعت لدرجة ⁦±6.00⁩ فأكثر.'],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
    warranty: 24,
  },
  {
    id: 'progressive-156',
    for: ['progressive'],
    index: 1.56,
    price: 3400,
    refuses: [DRILLED],
    recommended: true,
    days: 1,
    en: [
      'Progressive 1.56',
      'Distance, arm’s length and reading without a line. A field of reading 12 mm wide.',
    ],
    ar: ['متعددة البؤر (بروجريسيف) 1.56', 'للبعيد ومسافة الذراع والقراءة بلا خط. مجال قراءة بعرض 12 مم.'],
    included: ['anti-reflective'],
    extra: ['blue-cut', ...CARE],
  },
  {
    id: 'progressive-160',
    for: ['progressive'],
    index: 1.6,
    price: 4900,
    days: 1,
    en: ['Progressive 1.60, screen filter', 'Thinner, with a wider zone for the screen in the middle.'],
    ar: ['متعددة البؤر (بروجريسيف) 1.60 مع حماية من الضوء الأزرق', 'أرق، وبمنطقة أوسع للشاشة في الوسط.'],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
    warranty: 24,
  },
  {
    id: 'progressive-wide-167',
    for: ['progressive'],
    index: 1.67,
    price: 7800,
    days: 2,
    en: [
      'Progressive wide 1.67',
      'Reckoned for your frame and your pupils: a field of reading 18 mm wide, hardly any sway at the sides.',
    ],
    ar: [
      'متعددة البؤر (بروجريسيف) واسعة 1.67',
      'تُحسب لإطارك والمسافة بين بؤبؤيك: مجال قراءة بعرض 18 مم ولا يكاد يُحَس تموّج عند الجانبين.',
    ],
    included: ['anti-reflective', 'water-dust'],
    extra: ['blue-cut', 'scratch-guarantee'],
    warranty: 36,
  },
  {
    id: 'progressive-adaptive-160',
    for: ['progressive'],
    index: 1.6,
    price: 8600,
    days: 2,
    en: ['Progressive, light-adaptive', 'Progressive 1.60 that turns grey in the sun within 40 seconds.'],
    ar: [
      'متعددة البؤر (بروجريسيف) متغيرة اللون (فوتوكروميك)',
      'متعددة البؤر 1.60 تصبح رمادية تحت الشمس خلال 40 ثانية.',
    ],
    included: ['anti-reflective'],
    extra: CARE,
    warranty: 24,
  },
  {
    id: 'zero-screen-included',
    for: ['zero_power'],
    index: 1.56,
    price: 0,
    needs: ['use:screen'],
    recommended: true,
    express: true,
    en: ['Screen filter', 'Clear, no power, with the screen filter that this frame is sold with.'],
    ar: ['حماية من الضوء الأزرق', 'شفافة بدون درجة، بالحماية التي يُباع بها هذا الإطار.'],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
  },
  {
    id: 'zero-screen',
    for: ['zero_power'],
    index: 1.56,
    price: 600,
    refuses: ['use:screen', DRILLED],
    recommended: true,
    express: true,
    en: ['Screen filter', 'Clear, no power. Softens the blue end of screen light.'],
    ar: ['حماية من الضوء الأزرق', 'شفافة بدون درجة. تخفف الطرف الأزرق من ضوء الشاشة.'],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
  },
  {
    id: 'zero-tough-160',
    for: ['zero_power'],
    index: 1.6,
    price: 900,
    needs: [DRILLED],
    recommended: true,
    en: ['Tough 1.60, screen filter', 'Clear, no power, in the material that a drilled lens needs.'],
    ar: ['متينة 1.60 مع حماية من الضوء الأزرق', 'شفافة بدون درجة، من المادة التي تحتاجها العدسة المثقوبة.'],
    included: ['anti-reflective', 'blue-cut'],
    extra: CARE,
  },
  {
    id: 'zero-adaptive',
    for: ['zero_power'],
    index: 1.56,
    price: 2000,
    refuses: [DRILLED],
    days: 1,
    en: ['Light-adaptive, no power', 'Clear inside, grey in the sun within 40 seconds.'],
    ar: ['متغيرة اللون (فوتوكروميك) بدون درجة', 'شفافة في الداخل ورمادية تحت الشمس خلال 40 ثانية.'],
    included: ['anti-reflective'],
    extra: CARE,
    warranty: 24,
  },
  {
    id: 'frame-only',
    for: ['frame_only'],
    index: 1.5,
    price: -200,
    express: true,
    en: ['Frame only', 'The frame with its plain demo lens, for an optician of yours.'],
    ar: ['الإطار فقط', 'الإطار بعدسات العرض (غير طبية) ليركّب أخصائي البصريات العدسات.'],
    warranty: 12,
  },
  {
    id: 'sun-150',
    for: ['with_power'],
    index: 1.5,
    price: 1400,
    refuses: [DRILLED],
    recommended: true,
    days: 1,
    en: ['Sun lens 1.50', 'Your distance power in the tint of the picture. Up to ±4.00.'],
    ar: ['عدسة شمسية 1.50', 'درجة نظرك للبعيد بلون الصورة. حتى ⁦±4.00⁩.'],
    included: ['tint-as-shown'],
    extra: ['tint-grey', 'tint-brown', 'tint-green', 'back-anti-glare', ...CARE],
  },
  {
    id: 'sun-160',
    for: ['with_power'],
    index: 1.6,
    price: 2200,
    days: 1,
    en: ['Sun lens thin 1.60', 'A fifth thinner, and the one for rimless frames.'],
    ar: ['عدسة شمسية رقيقة 1.60', 'أرق بمقدار الخمس، وهي الأنسب للإطارات بلا حافة.'],
    included: ['tint-as-shown'],
    extra: ['tint-grey', 'tint-brown', 'tint-green', 'back-anti-glare', ...CARE],
  },
  {
    id: 'sun-polarised-160',
    for: ['with_power'],
    index: 1.6,
    price: 3400,
    days: 2,
    en: ['Polarised 1.60', 'Takes the glare off water and wet roads. Some screens look dark through it.'],
    ar: ['مستقطبة 1.60', 'تزيل الوهج عن الماء والطرق المبتلة. قد تبدو بعض الشاشات داكنة من خلالها.'],
    included: ['tint-as-shown'],
    extra: ['back-anti-glare', ...CARE],
    warranty: 24,
  },
];

/** The lens packages, in the order of the lens panel. */
export const LENS_PACKAGES: PackageRow[] = OFFERS.map((offer, index) => ({
  id: offer.id,
  powerTypes: offer.for,
  needs: offer.needs ?? [],
  refuses: offer.refuses ?? [],
  refractionIndex: offer.index,
  warrantyMonths: offer.warranty ?? 12,
  recommended: offer.recommended ?? false,
  express: offer.express ?? false,
  labDays: offer.id === 'frame-only' ? 0 : MADE_IN + (offer.days ?? 0),
  rank: index + 1,
  text: both(
    { title: offer.en[0], description: offer.en[1] },
    { title: offer.ar[0], description: offer.ar[1] },
  ),
}));

/** The coatings of each package: those in its price, and those that can be added. */
export const PACKAGE_COATINGS: (typeof packageCoating.$inferInsert)[] = OFFERS.flatMap(
  ({ id, included = [], extra = [] }) => [
    ...included.map((coatingId) => ({ packageId: id, coatingId, included: true })),
    ...extra.map((coatingId) => ({ packageId: id, coatingId, included: false })),
  ],
);

/** The price of each package in rupees, by id. */
export const PACKAGE_PRICES: Record<string, number> = Object.fromEntries(
  OFFERS.map(({ id, price }) => [id, price]),
);
