import { storesOf } from './row.ts';

/** Our stores in the Emirates and in Saudi Arabia. */
export const gulfStores = [
  ...storesOf(
    'AE',
    ['Dubai', 'دبي'],
    [10, 22],
    [
      [
        'dubai-mall',
        ['Dubai Mall', 'دبي مول'],
        ['Ground floor', 'الطابق الأرضي'],
        '',
        25.1972,
        55.2796,
        'studio',
      ],
      [
        'marina-mall',
        ['Marina Mall', 'مارينا مول'],
        ['by the north entrance', 'قرب المدخل الشمالي'],
        '',
        25.0765,
        55.1407,
      ],
      ['al-khawaneej', ['Al Khawaneej Walk', 'الخوانيج ووك'], ['Shop 12', 'محل 12'], '', 25.2452, 55.469],
    ],
  ),
  ...storesOf(
    'AE',
    ['Abu Dhabi', 'أبوظبي'],
    [10, 22],
    [
      [
        'reem',
        ['Reem Mall', 'ريم مول'],
        ['Level 1, by the snow park', 'الطابق الأول، قرب حديقة الثلج'],
        '',
        24.4931,
        54.4025,
      ],
    ],
  ),
  ...storesOf(
    'AE',
    ['Sharjah', 'الشارقة'],
    [10, 22],
    [
      [
        'al-majaz',
        ['Al Majaz Waterfront', 'واجهة المجاز المائية'],
        ['Shop 5', 'محل 5'],
        '',
        25.3254,
        55.3839,
      ],
    ],
  ),
  ...storesOf(
    'SA',
    ['Riyadh', 'الرياض'],
    [10, 23],
    [
      [
        'olaya',
        ['Olaya Street', 'شارع العليا'],
        ['Tower 7, ground floor', 'برج 7، الطابق الأرضي'],
        '',
        24.6949,
        46.685,
        'studio',
      ],
      ['riyadh-front', ['Riyadh Front', 'واجهة الرياض'], ['Gate 3', 'بوابة 3'], '', 24.8372, 46.7291],
      ['tahlia', ['Tahlia Street', 'شارع التحلية'], ['Shop 21', 'محل 21'], '', 24.6921, 46.6789],
    ],
  ),
  ...storesOf(
    'SA',
    ['Jeddah', 'جدة'],
    [10, 23],
    [['red-sea', ['Red Sea Mall', 'رد سي مول'], ['Gate 5', 'بوابة 5'], '', 21.6277, 39.1107]],
  ),
  ...storesOf(
    'SA',
    ['Al Khobar', 'الخبر'],
    [10, 23],
    [['rashid', ['Al Rashid Mall', 'الراشد مول'], ['Level 1', 'الطابق الأول'], '', 26.3035, 50.1691]],
  ),
];
