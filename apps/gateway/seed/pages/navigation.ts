import type { StoredNavigation } from '../../src/content/pageContent.ts';
import type { Pair } from '../packedGoods.ts';

type Links = readonly (readonly [label: Pair, url: string])[];
type Sections = readonly (readonly [title: Pair, links: Links])[];
type Menu = StoredNavigation['menu'][number];

const shapes = (path: string, ids: readonly string[]): Links =>
  ids.map((id) => [SHAPE_NAMES[id] ?? [id, id], `${path}?frame_shape=${id}`]);

const SHAPE_NAMES: Record<string, Pair> = {
  round: ['Round', 'دائري'],
  panto: ['Panto', 'بانتو'],
  square: ['Square', 'مربع'],
  rectangle: ['Rectangle', 'مستطيل'],
  'cat-eye': ['Cat-eye', 'عين القطة'],
  browline: ['Browline', 'حاجب'],
  aviator: ['Aviator', 'أفياتور'],
  butterfly: ['Butterfly', 'فراشة'],
};

const SIZES: Links = [
  [['Narrow, to 131 mm', 'ضيق، حتى 131 مم'], '/category/23557'],
  [['Medium, 132 to 139 mm', 'متوسط، 132 إلى 139 مم'], '/category/11341'],
  [['Wide, 140 to 145 mm', 'عريض، 140 إلى 145 مم'], '/category/23555'],
  [['Extra wide, from 146 mm', 'عريض جداً، من 146 مم'], '/category/23553'],
];

const MENU: readonly { id: string; label: Pair; url: string; layout: Menu['layout']; sections: Sections }[] =
  [
    {
      id: 'eyeglasses',
      label: ['Eyeglasses', 'نظارات طبية'],
      url: '/eyeglasses',
      layout: 'three-col',
      sections: [
        [
          ['For', 'لمن'],
          [
            [['Women', 'نساء'], '/category/2012'],
            [['Men', 'رجال'], '/category/2013'],
            [['Kids', 'أطفال'], '/kids'],
            [['Reading and screen', 'قراءة وشاشة'], '/reading'],
            [['Premium', 'فاخرة'], '/premium-eyeglasses'],
          ],
        ],
        [
          ['Shape', 'الشكل'],
          shapes('/eyeglasses', ['round', 'panto', 'square', 'rectangle', 'cat-eye', 'browline']),
        ],
        [['Size', 'المقاس'], SIZES],
      ],
    },
    {
      id: 'sunglasses',
      label: ['Sunglasses', 'نظارات شمسية'],
      url: '/sunglasses',
      layout: 'two-col',
      sections: [
        [
          ['For', 'لمن'],
          [
            [['Women', 'نساء'], '/category/2014'],
            [['Men', 'رجال'], '/category/2015'],
            [['Premium', 'فاخرة'], '/premium-sunglasses'],
            [['New this month', 'جديد هذا الشهر'], '/new'],
          ],
        ],
        [
          ['Shape', 'الشكل'],
          shapes('/sunglasses', ['aviator', 'round', 'square', 'cat-eye', 'butterfly', 'rectangle']),
        ],
      ],
    },
    {
      id: 'contact-lenses',
      label: ['Contact lenses', 'عدسات لاصقة'],
      url: '/contact-lenses',
      layout: 'list-grid',
      sections: [
        [
          ['Lenses', 'العدسات'],
          [
            [['Daily', 'يومية'], '/category/2017'],
            [['Two weeks and monthly', 'أسبوعان وشهرية'], '/category/2018'],
            [['For astigmatism', 'للاستجماتيزم'], '/category/2019'],
            [['Multifocal', 'متعددة البؤر'], '/category/2020'],
            [['Coloured', 'ملونة'], '/category/2021'],
          ],
        ],
        [
          ['Care', 'العناية'],
          [
            [['Lens solution', 'محلول العدسات'], '/solutions'],
            [['Accessories', 'إكسسوارات'], '/accessories'],
          ],
        ],
      ],
    },
    {
      id: 'kids',
      label: ['Kids', 'أطفال'],
      url: '/kids',
      layout: 'grid',
      sections: [
        [
          ['Kids Glasses', 'نظارات الأطفال'],
          [
            [['All, from 118 mm', 'الكل، من 118 مم'], '/kids'],
            [['Round', 'دائري'], '/kids?frame_shape=round'],
            [['Rectangle', 'مستطيل'], '/kids?frame_shape=rectangle'],
            [['In wire', 'من السلك'], '/kids?material=stainless-steel'],
          ],
        ],
      ],
    },
    {
      id: 'stores',
      label: ['Stores and eye tests', 'المتاجر وفحص النظر'],
      url: '/test-your-vision',
      layout: 'two-col',
      sections: [
        [
          ['Eye tests', 'فحص النظر'],
          [
            [['Home eye check-up', 'فحص النظر في المنزل'], '/hto'],
            [['In a store', 'في متجر'], '/test-your-vision'],
            [['All services', 'كل الخدمات'], '/category/2016'],
          ],
        ],
        [
          ['Fit', 'القياس'],
          [
            [['Find your size', 'اعرف مقاسك'], '/frame-size'],
            [['Try on', 'جرّب النظارة'], '/compare-looks'],
          ],
        ],
      ],
    },
  ];

const FOOTER: Sections = [
  [
    ['Shop', 'تسوق'],
    [
      [['Eyeglasses', 'نظارات طبية'], '/eyeglasses'],
      [['Sunglasses', 'نظارات شمسية'], '/sunglasses'],
      [['Contact lenses', 'عدسات لاصقة'], '/contact-lenses'],
      [['Lens solution', 'محلول العدسات'], '/solutions'],
      [['Gift vouchers', 'بطاقات الهدايا'], '/customer/account/storecredit/'],
    ],
  ],
  [
    ['Services', 'خدمات'],
    [
      [['Find your size', 'اعرف مقاسك'], '/frame-size'],
      [['Try on', 'جرّب النظارة'], '/compare-looks'],
      [['Home eye check-up', 'فحص النظر في المنزل'], '/hto'],
      [['Stores near you', 'متاجر قريبة'], '/test-your-vision'],
      [['Enter My Power', 'أدخل قياس نظرك'], '/customer/prescriptions/'],
    ],
  ],
  [
    ['Help', 'مساعدة'],
    [
      [['Track an order', 'تتبع الطلب'], '/customer/account/'],
      [['Returns and refunds', 'الإرجاع والاسترداد'], '/support#returns'],
      [['How to read a prescription', 'كيف تقرأ الوصفة'], '/support#prescription'],
      [['Warranty', 'الضمان'], '/support#warranty'],
      [['Contact us', 'اتصل بنا'], '/support'],
    ],
  ],
  [
    ['Lunette', 'لونيت'],
    [
      [['About the studio', 'عن الاستوديو'], '/support#studio'],
      [['Membership', 'العضوية'], '/product/lunette-gold-membership-128269'],
      [['Reviews', 'آراء العملاء'], '/reviews'],
      [['Work with us', 'وظائف'], '/support#work'],
      [['Accessibility', 'سهولة الوصول'], '/support#accessibility'],
    ],
  ],
];

const BOTTOM: Links = [
  [['Terms', 'الشروط'], '/support#terms'],
  [['Privacy', 'الخصوصية'], '/support#privacy'],
  [['Cookies', 'ملفات الارتباط'], '/support#cookies'],
];

/** Menus, offer line and footer in a language (0 English, 1 Arabic). */
export function navigation(l: 0 | 1): StoredNavigation {
  const links = (given: Links) => given.map(([label, url]) => ({ label: label[l], url }));
  const sections = (given: Sections) =>
    given.map(([title, inside]) => ({ title: title[l], links: links(inside) }));
  return {
    offers: [
      { text: (['First frame free for new members', 'الإطار الأول مجاناً للأعضاء الجدد'] as const)[l] },
      { text: (['Free shipping', 'شحن مجاني'] as const)[l] },
      { text: (['Cash on delivery', 'الدفع عند الاستلام'] as const)[l], needs: 'cash-on-delivery' },
      { text: (['14 days return', 'إرجاع خلال 14 يوماً'] as const)[l] },
    ],
    menu: MENU.map((entry) => ({ ...entry, label: entry.label[l], sections: sections(entry.sections) })),
    footer: { sections: sections(FOOTER), bottom: links(BOTTOM) },
  };
}
