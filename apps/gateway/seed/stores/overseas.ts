import { storesOf } from './row.ts';

/** Our stores in Singapore and in the United States. */
export const overseasStores = [
  ...storesOf(
    'SG',
    ['Singapore', 'سنغافورة'],
    [10.5, 21.5],
    [
      [
        'orchard',
        ['Orchard', 'أورتشارد'],
        ['22 Orchard Turn, level 2', '22 أورتشارد تيرن، الطابق 2'],
        '238801',
        1.304,
        103.8318,
        'studio',
      ],
      [
        'tiong-bahru',
        ['Tiong Bahru', 'تيونغ باهرو'],
        ['78 Yong Siak Street', '78 شارع يونغ سياك'],
        '163078',
        1.2825,
        103.8303,
      ],
      [
        'katong',
        ['Katong', 'كاتونغ'],
        ['112 East Coast Road', '112 طريق إيست كوست'],
        '428802',
        1.3049,
        103.9051,
      ],
      [
        'tampines',
        ['Tampines', 'تامبينيس'],
        ['4 Tampines Central 5', '4 تامبينيس سنترال 5'],
        '529510',
        1.3524,
        103.9435,
      ],
    ],
  ),
  ...storesOf(
    'US',
    ['Brooklyn', 'بروكلين'],
    [10, 20],
    [
      [
        'williamsburg',
        ['Williamsburg', 'ويليامزبرغ'],
        ['181 North 6th Street', '181 نورث سيكث ستريت'],
        '11249',
        40.7184,
        -73.9573,
        'studio',
      ],
    ],
  ),
  ...storesOf(
    'US',
    ['New York', 'نيويورك'],
    [10, 20],
    [
      ['soho', ['SoHo', 'سوهو'], ['74 Spring Street', '74 سبرينغ ستريت'], '10012', 40.7222, -73.9984],
      [
        'upper-west-side',
        ['Upper West Side', 'أبر ويست سايد'],
        ['321 Columbus Avenue', '321 كولومبوس أفنيو'],
        '10023',
        40.7784,
        -73.978,
      ],
    ],
  ),
  ...storesOf(
    'US',
    ['Chicago', 'شيكاغو'],
    [10, 20],
    [
      [
        'the-loop',
        ['The Loop', 'ذا لوب'],
        ['112 South State Street', '112 ساوث ستيت ستريت'],
        '60603',
        41.8804,
        -87.6279,
      ],
    ],
    'America/Chicago',
  ),
  ...storesOf(
    'US',
    ['San Francisco', 'سان فرانسيسكو'],
    [11, 20],
    [
      [
        'mission',
        ['Valencia Street', 'شارع فالنسيا'],
        ['826 Valencia Street', '826 شارع فالنسيا'],
        '94110',
        37.7593,
        -122.4214,
      ],
    ],
    'America/Los_Angeles',
  ),
];
