import { countryOf, type CountryCode } from '@lunette/country-config';
import type { Pair } from '../goods/packedGoods.ts';

/** An optician who visits homes, with the place from which they start. */
export interface SeedAgent {
  id: string;
  country: CountryCode;
  name: Pair;
  city: Pair;
  at: readonly [latitude: number, longitude: number];
  visits: number;
  rating: number;
  timeZone: string;
}

type Row = readonly [id: string, name: Pair, visits: number, rating: number];

const inCity = (
  country: CountryCode,
  city: Pair,
  at: SeedAgent['at'],
  rows: readonly Row[],
  timeZone = countryOf(country).timeZone,
): SeedAgent[] =>
  rows.map(([id, name, visits, rating]) => ({
    id: `agent-${id}`,
    country,
    city,
    at,
    name,
    visits,
    rating,
    timeZone,
  }));

/** The opticians who visit homes, by the city from which they start. */
export const AGENTS: readonly SeedAgent[] = [
  ...inCity(
    'IN',
    ['Pune', 'بونه'],
    [18.5204, 73.8567],
    [
      ['rekha-joshi', ['Rekha Joshi', 'ريخا جوشي'], 1140, 4.9],
      ['amol-patil', ['Amol Patil', 'أمول باتيل'], 386, 4.8],
      ['farah-shaikh', ['Farah Shaikh', 'فرح شيخ'], 712, 4.9],
    ],
  ),
  ...inCity(
    'IN',
    ['Mumbai', 'مومباي'],
    [19.0176, 72.8562],
    [
      ['nisha-dsouza', ['Nisha D’Souza', 'نيشا ديسوزا'], 934, 4.8],
      ['imran-qureshi', ['Imran Qureshi', 'عمران قريشي'], 521, 4.7],
    ],
  ),
  ...inCity(
    'IN',
    ['New Delhi', 'نيودلهي'],
    [28.6139, 77.209],
    [
      ['kavita-arora', ['Kavita Arora', 'كافيتا أرورا'], 1302, 4.9],
      ['rohit-bhatia', ['Rohit Bhatia', 'روهيت بهاتيا'], 448, 4.8],
    ],
  ),
  ...inCity(
    'IN',
    ['Bengaluru', 'بنغالورو'],
    [12.9716, 77.5946],
    [
      ['divya-rao', ['Divya Rao', 'ديفيا راو'], 876, 4.9],
      ['suresh-gowda', ['Suresh Gowda', 'سوريش غودا'], 290, 4.7],
    ],
  ),
  ...inCity(
    'IN',
    ['Hyderabad', 'حيدر آباد'],
    [17.4156, 78.4347],
    [['ayesha-khan', ['Ayesha Khan', 'عائشة خان'], 605, 4.8]],
  ),
  ...inCity(
    'IN',
    ['Chennai', 'تشيناي'],
    [13.0418, 80.2341],
    [['meena-iyer', ['Meena Iyer', 'مينا آير'], 733, 4.9]],
  ),
  ...inCity(
    'AE',
    ['Dubai', 'دبي'],
    [25.2048, 55.2708],
    [
      ['huda-al-marri', ['Huda Al Marri', 'هدى المري'], 655, 4.9],
      ['omar-saleh', ['Omar Saleh', 'عمر صالح'], 412, 4.8],
    ],
  ),
  ...inCity(
    'AE',
    ['Abu Dhabi', 'أبوظبي'],
    [24.4539, 54.3773],
    [['noura-al-ketbi', ['Noura Al Ketbi', 'نورة الكتبي'], 318, 4.8]],
  ),
  ...inCity(
    'SA',
    ['Riyadh', 'الرياض'],
    [24.7136, 46.6753],
    [
      ['reem-al-otaibi', ['Reem Al Otaibi', 'ريم العتيبي'], 540, 4.9],
      ['faisal-harbi', ['Faisal Harbi', 'فيصل الحربي'], 267, 4.7],
    ],
  ),
  ...inCity(
    'SA',
    ['Jeddah', 'جدة'],
    [21.566, 39.1534],
    [['lama-bukhari', ['Lama Bukhari', 'لمى بخاري'], 389, 4.8]],
  ),
  ...inCity(
    'SG',
    ['Singapore', 'سنغافورة'],
    [1.3048, 103.8318],
    [
      ['li-wen-tan', ['Tan Li Wen', 'تان لي وين'], 822, 4.9],
      ['priya-nair', ['Priya Nair', 'بريا ناير'], 476, 4.8],
    ],
  ),
  ...inCity(
    'US',
    ['New York', 'نيويورك'],
    [40.7306, -73.9866],
    [
      ['grace-romano', ['Grace Romano', 'غريس رومانو'], 611, 4.9],
      ['daniel-okafor', ['Daniel Okafor', 'دانيال أوكافور'], 354, 4.8],
    ],
  ),
  ...inCity(
    'US',
    ['Chicago', 'شيكاغو'],
    [41.8858, -87.6229],
    [['maria-lopez', ['Maria Lopez', 'ماريا لوبيز'], 298, 4.8]],
    'America/Chicago',
  ),
];
