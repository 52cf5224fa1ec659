import type { coating } from '../../src/catalog/schema.ts';
import { both } from '../goods/goods.ts';

type CoatingText = [title: string, description: string];

const OFFERS: readonly {
  id: string;
  price: number;
  choice?: string;
  days?: number;
  en: CoatingText;
  ar: CoatingText;
}[] = [
  {
    id: 'anti-reflective',
    price: 400,
    en: ['Anti-reflective', 'Takes reflections off both sides, so that people see your eyes.'],
    ar: ['مضادة للانعكاس', 'تزيل الانعكاس عن الوجهين فيرى الناس عينيك.'],
  },
  {
    id: 'blue-cut',
    price: 600,
    en: ['Blue cut', 'Softens the blue end of screen light. Faint yellow cast.'],
    ar: ['حماية من الضوء الأزرق', 'يخفف الطرف الأزرق من ضوء الشاشة. مسحة صفراء خافتة.'],
  },
  {
    id: 'water-dust',
    price: 300,
    en: ['Water and dust', 'Drops roll off. Wipes clean with a shirt.'],
    ar: ['ضد الماء والغبار', 'تنزلق القطرات عنها، وتُمسح بالقميص.'],
  },
  {
    id: 'scratch-guarantee',
    price: 500,
    en: ['Scratch guarantee', 'One new pair of lenses within a year.'],
    ar: ['ضمان ضد الخدش', 'زوج عدسات جديد واحد خلال عام.'],
  },
  {
    id: 'tint-as-shown',
    price: 0,
    choice: 'tint',
    en: ['Tint as shown', 'The colour and fade of the picture.'],
    ar: ['اللون كما في الصورة', 'اللون والتدرج كما في الصورة.'],
  },
  {
    id: 'tint-grey',
    price: 0,
    choice: 'tint',
    en: ['Grey tint', 'Even grey, category 3. Colours stay as they are.'],
    ar: ['صبغة رمادية', 'رمادي متساوٍ، الفئة 3. تبقى الألوان كما هي.'],
  },
  {
    id: 'tint-brown',
    price: 0,
    choice: 'tint',
    en: ['Brown tint', 'Even brown, category 3. More contrast on a dull day.'],
    ar: ['صبغة بنية', 'بني متساوٍ، الفئة 3. تباين أكبر في الأيام الغائمة.'],
  },
  {
    id: 'tint-green',
    price: 0,
    choice: 'tint',
    en: ['Green tint', 'Even green, category 3. The classic of pilots.'],
    ar: ['صبغة خضراء', 'أخضر متساوٍ، الفئة 3. لون الطيارين الكلاسيكي.'],
  },
  {
    id: 'back-anti-glare',
    price: 400,
    days: 1,
    en: ['Anti-glare on the back', 'No sun from behind mirrored into your eyes.'],
    ar: ['مضادة للانعكاس على السطح الخلفي', 'لا تنعكس الشمس من خلفك إلى عينيك.'],
  },
];

/** The coatings that can be added to a lens package, in the order of the lens panel. */
export const COATINGS: (typeof coating.$inferInsert)[] = OFFERS.map(
  ({ id, choice, days, en, ar }, index) => ({
    id,
    choice: choice ?? null,
    labDays: days ?? 0,
    rank: index + 1,
    text: both({ title: en[0], description: en[1] }, { title: ar[0], description: ar[1] }),
  }),
);

/** The price of a coating in rupees, by id, where it is not part of the package. */
export const COATING_PRICES: Record<string, number> = Object.fromEntries(
  OFFERS.map(({ id, price }) => [id, price]),
);
