import type { Pair } from '../goods/packedGoods.ts';
import type { NamedZone } from './zone.ts';

type Speed = Pick<NamedZone, 'days' | 'express' | 'cash'>;
const NEXT: Speed = { days: 2, express: 1, cash: true };
const SOON: Speed = { days: 3, express: 2, cash: true };
const LATER: Speed = { days: 5, express: null, cash: true };
const FAR: Speed = { days: 7, express: null, cash: false };

/** The zones of a city or province as a whole, and of its parts. */
function area(
  city: Pair,
  state: Pair,
  speed: Speed,
  parts: readonly Pair[],
  also: string[] = [],
): NamedZone[] {
  const separator = [', ', '، '] as const;
  return [
    { place: city, city, state, also, ...speed },
    ...parts.map((part): NamedZone => ({
      place: [city[0] + separator[0] + part[0], city[1] + separator[1] + part[1]],
      city,
      state,
      also: [...part],
      ...speed,
    })),
  ];
}

const DUBAI: Pair = ['Dubai', 'دبي'];
const ABU_DHABI: Pair = ['Abu Dhabi', 'أبوظبي'];
const SHARJAH: Pair = ['Sharjah', 'الشارقة'];

/** Cities and areas of the United Arab Emirates. */
export const EMIRATES: readonly NamedZone[] = [
  ...area(
    DUBAI,
    DUBAI,
    NEXT,
    [
      ['Dubai Marina', 'دبي مارينا'],
      ['Jumeirah', 'جميرا'],
      ['Deira', 'ديرة'],
      ['Bur Dubai', 'بر دبي'],
      ['Business Bay', 'الخليج التجاري'],
      ['Downtown', 'وسط مدينة دبي'],
      ['Jumeirah Lake Towers', 'أبراج بحيرات جميرا'],
      ['Al Barsha', 'البرشاء'],
      ['Mirdif', 'مردف'],
      ['Al Khawaneej', 'الخوانيج'],
      ['Al Quoz', 'القوز'],
      ['Al Nahda', 'النهدة'],
      ['Al Karama', 'الكرامة'],
      ['Silicon Oasis', 'واحة السيليكون'],
      ['Arabian Ranches', 'المرابع العربية'],
      ['Palm Jumeirah', 'نخلة جميرا'],
      ['International City', 'المدينة العالمية'],
    ],
    ['dxb'],
  ),
  ...area(
    ABU_DHABI,
    ABU_DHABI,
    NEXT,
    [
      ['Khalifa City', 'مدينة خليفة'],
      ['Al Reem Island', 'جزيرة الريم'],
      ['Yas Island', 'جزيرة ياس'],
      ['Mussafah', 'مصفح'],
      ['Al Khalidiyah', 'الخالدية'],
      ['Saadiyat Island', 'جزيرة السعديات'],
      ['Al Raha', 'الراحة'],
      ['Mohammed bin Zayed City', 'مدينة محمد بن زايد'],
    ],
    ['ابو ظبي', 'abudhabi'],
  ),
  ...area(['Al Ain', 'العين'], ABU_DHABI, SOON, []),
  ...area(SHARJAH, SHARJAH, NEXT, [
    ['Al Majaz', 'المجاز'],
    ['Al Qasimia', 'القاسمية'],
    ['Al Taawun', 'التعاون'],
    ['Muwaileh', 'مويلح'],
    ['Al Khan', 'الخان'],
  ]),
  ...area(['Ajman', 'عجمان'], ['Ajman', 'عجمان'], SOON, [
    ['Al Nuaimiya', 'النعيمية'],
    ['Al Rashidiya', 'الراشدية'],
  ]),
  ...area(
    ['Ras Al Khaimah', 'رأس الخيمة'],
    ['Ras Al Khaimah', 'رأس الخيمة'],
    SOON,
    [['Al Hamra', 'الحمراء']],
    ['rak'],
  ),
  ...area(['Fujairah', 'الفجيرة'], ['Fujairah', 'الفجيرة'], LATER, []),
  ...area(['Umm Al Quwain', 'أم القيوين'], ['Umm Al Quwain', 'أم القيوين'], LATER, [], ['uaq']),
];

const RIYADH: Pair = ['Riyadh', 'الرياض'];
const MAKKAH: Pair = ['Makkah', 'مكة المكرمة'];
const MADINAH: Pair = ['Al Madinah', 'المدينة المنورة'];
const EASTERN: Pair = ['Eastern Province', 'المنطقة الشرقية'];
const QASSIM: Pair = ['Al Qassim', 'القصيم'];
const ASIR: Pair = ['Asir', 'عسير'];

/** Cities and areas of Saudi Arabia. */
export const SAUDI_ARABIA: readonly NamedZone[] = [
  ...area(RIYADH, RIYADH, NEXT, [
    ['Al Olaya', 'العليا'],
    ['Al Malaz', 'الملز'],
    ['Al Nakheel', 'النخيل'],
    ['Al Yasmin', 'الياسمين'],
    ['Al Sulaimaniyah', 'السليمانية'],
    ['Diriyah', 'الدرعية'],
    ['Al Rawdah', 'الروضة'],
    ['Qurtubah', 'قرطبة'],
    ['Hittin', 'حطين'],
  ]),
  ...area(
    ['Jeddah', 'جدة'],
    MAKKAH,
    NEXT,
    [
      ['Al Hamra', 'الحمراء'],
      ['Al Rawdah', 'الروضة'],
      ['Al Salamah', 'السلامة'],
      ['Al Shati', 'الشاطئ'],
      ['Al Safa', 'الصفا'],
      ['Obhur', 'أبحر'],
    ],
    ['jiddah'],
  ),
  ...area(
    MAKKAH,
    MAKKAH,
    SOON,
    [
      ['Al Aziziyah', 'العزيزية'],
      ['Al Awali', 'العوالي'],
    ],
    ['mecca', 'مكه'],
  ),
  ...area(['Taif', 'الطائف'], MAKKAH, SOON, []),
  ...area(['Madinah', 'المدينة'], MADINAH, SOON, [], ['medina', 'al madinah', 'المدينة المنورة']),
  ...area(['Yanbu', 'ينبع'], MADINAH, LATER, []),
  ...area(
    ['Dammam', 'الدمام'],
    EASTERN,
    SOON,
    [
      ['Al Faisaliyah', 'الفيصلية'],
      ['Al Shati', 'الشاطئ'],
    ],
    ['eastern province', 'المنطقة الشرقية', 'الشرقية'],
  ),
  ...area(['Khobar', 'الخبر'], EASTERN, SOON, [['Al Rakah', 'الراكة']], ['al khobar']),
  ...area(['Dhahran', 'الظهران'], EASTERN, SOON, []),
  ...area(['Jubail', 'الجبيل'], EASTERN, SOON, []),
  ...area(['Al Ahsa', 'الأحساء'], EASTERN, LATER, [], ['hofuf', 'الهفوف']),
  ...area(['Buraidah', 'بريدة'], QASSIM, LATER, [], ['al qassim', 'القصيم']),
  ...area(['Unaizah', 'عنيزة'], QASSIM, LATER, []),
  ...area(['Abha', 'أبها'], ASIR, LATER, [], ['asir', 'عسير']),
  ...area(['Khamis Mushait', 'خميس مشيط'], ASIR, LATER, []),
  ...area(['Tabuk', 'تبوك'], ['Tabuk', 'تبوك'], LATER, []),
  ...area(['Hail', 'حائل'], ['Hail', 'حائل'], LATER, []),
  ...area(['Jazan', 'جازان'], ['Jazan', 'جازان'], FAR, [], ['jizan']),
  ...area(['Najran', 'نجران'], ['Najran', 'نجران'], FAR, []),
  ...area(
    ['Arar', 'عرعر'],
    ['Northern Borders', 'الحدود الشمالية'],
    FAR,
    [],
    ['northern borders', 'الحدود الشمالية'],
  ),
  ...area(['Sakaka', 'سكاكا'], ['Al Jawf', 'الجوف'], FAR, [], ['al jawf', 'الجوف']),
  ...area(['Al Bahah', 'الباحة'], ['Al Bahah', 'الباحة'], FAR, []),
];
