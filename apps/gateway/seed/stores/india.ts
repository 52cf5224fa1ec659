import { storesOf } from './row.ts';

/** Our stores in India. */
export const indianStores = [
  ...storesOf(
    'IN',
    ['Pune', 'بونه'],
    [10, 21],
    [
      [
        'koregaon-park',
        ['Koregaon Park', 'كوريغاون بارك'],
        ['North Main Road 14', 'نورث مين رود 14'],
        '411001',
        18.5362,
        73.894,
        'studio',
      ],
      ['fc-road', ['FC Road', 'إف سي رود'], ['opposite Roopali', 'مقابل روبالي'], '411004', 18.5236, 73.8411],
      ['aundh', ['Aundh', 'أوند'], ['Parihar Chowk 3', 'باريهار تشوك 3'], '411007', 18.559, 73.8078],
    ],
  ),
  ...storesOf(
    'IN',
    ['Mumbai', 'مومباي'],
    [10.5, 21.5],
    [
      ['bandra', ['Bandra', 'باندرا'], ['Hill Road 41', 'هيل رود 41'], '400050', 19.0548, 72.8312, 'studio'],
      ['fort', ['Fort', 'فورت'], ['Kala Ghoda 9', 'كالا غودا 9'], '400001', 18.9284, 72.8322],
    ],
  ),
  ...storesOf(
    'IN',
    ['New Delhi', 'نيودلهي'],
    [10, 21],
    [
      [
        'connaught-place',
        ['Connaught Place', 'كونوت بليس'],
        ['Inner Circle, Block C 12', 'الدائرة الداخلية، المبنى C 12'],
        '110001',
        28.6328,
        77.2197,
        'studio',
      ],
      [
        'saket',
        ['Saket', 'ساكيت'],
        ['Press Enclave Marg 4', 'بريس إنكليف مارغ 4'],
        '110017',
        28.5286,
        77.2193,
      ],
    ],
  ),
  ...storesOf(
    'IN',
    ['Bengaluru', 'بنغالورو'],
    [10, 21],
    [
      [
        'indiranagar',
        ['Indiranagar', 'إنديراناغار'],
        ['100 Feet Road 216', 'شارع 100 قدم 216'],
        '560038',
        12.9719,
        77.6412,
        'studio',
      ],
      ['mg-road', ['MG Road', 'إم جي رود'], ['Church Street 22', 'تشرش ستريت 22'], '560001', 12.9752, 77.605],
    ],
  ),
  ...storesOf(
    'IN',
    ['Hyderabad', 'حيدر آباد'],
    [10, 21],
    [
      [
        'banjara-hills',
        ['Banjara Hills', 'بنجارا هيلز'],
        ['Road No. 12, 7', 'الطريق 12، رقم 7'],
        '500034',
        17.4126,
        78.4392,
      ],
    ],
  ),
  ...storesOf(
    'IN',
    ['Chennai', 'تشيناي'],
    [10, 21],
    [
      [
        't-nagar',
        ['T. Nagar', 'تي ناغار'],
        ['Pondy Bazaar 58', 'بوندي بازار 58'],
        '600017',
        13.0405,
        80.2337,
      ],
    ],
  ),
  ...storesOf(
    'IN',
    ['Kolkata', 'كولكاتا'],
    [10.5, 20.5],
    [
      [
        'park-street',
        ['Park Street', 'بارك ستريت'],
        ['Park Street 31', 'بارك ستريت 31'],
        '700016',
        22.5535,
        88.3512,
      ],
    ],
  ),
];
