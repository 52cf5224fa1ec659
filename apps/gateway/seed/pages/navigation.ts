import type { CountryCode } from '@lunette/country-config';
import type { StoredNavigation } from '../../src/content/page/pageContent.ts';
import type { Pair } from '../goods/packedGoods.ts';

type Links = readonly (readonly [label: Pair, url: string, country?: CountryCode])[];
type Sections = readonly (readonly [title: Pair, links: Links])[];
type Menu = StoredNavigation['menu'][number];
interface SeedGender {
  id: string;
  label: Pair;
  url: string;
  sections: Sections;
}

const shapes = (path: string, ids: readonly string[]): Links =>
  ids.map((id) => [SHAPE_NAMES[id] ?? [id, id], `${path}?frame_shape=${id}`]);

const SHAPE_NAMES: Record<string, Pair> = {
  round: ['Round', 'دائري'],
  panto: ['Panto', 'بانتو'],
  square: ['Square', 'مربع'],
  rectangle: ['Rectangle', 'مستطيل'],
  'cat-eye': ['Cat-eye', 'عين القطة'],
  browline: ['Browline', 'براولاين'],
  aviator: ['Aviator', 'أفياتور'],
  butterfly: ['Butterfly', 'فراشة'],
};

const sizes = (path: string): Links => [
  [['Narrow', 'ضيق'], `${path}?frame_size=narrow`],
  [['Medium', 'متوسط'], `${path}?frame_size=medium`],
  [['Wide', 'عريض'], `${path}?frame_size=wide`],
];

/** The people whom frames are for, each with the shapes and sizes of their own listing. */
const genders = (of: readonly (readonly [id: string, label: Pair, url: string])[], ids: readonly string[]) =>
  of.map(([id, label, url]): SeedGender => ({
    id,
    label,
    url,
    sections: [
      [['Shape', 'الشكل'], shapes(url, ids)],
      [['Size', 'المقاس'], sizes(url)],
    ],
  }));

/** The products in the pictures of the menus: the specification gives the one beside 'Kids Glasses'. */
const KIDS_FRAME = 104103;
const ALDER = 100101;
const SUN_FRAME = 200101;
const DAILY_LENSES = 300101;

const MENU: readonly {
  id: string;
  label: Pair;
  url: string;
  layout: Menu['layout'];
  genders?: SeedGender[];
  sections: Sections;
  banner?: { label: Pair; url: string; productId: number };
}[] = [
  {
    id: 'eyeglasses',
    label: ['Eyeglasses', 'نظارات طبية'],
    url: '/eyeglasses',
    layout: 'three-col',
    banner: { label: ['New this month', 'جديد هذا الشهر'], url: '/new', productId: ALDER },
    genders: genders(
      [
        ['women', ['Women', 'نساء'], '/category/2012'],
        ['men', ['Men', 'رجال'], '/category/2013'],
        ['kids', ['Kids', 'أطفال'], '/kids'],
      ],
      ['round', 'panto', 'square', 'rectangle', 'cat-eye', 'browline'],
    ),
    sections: [
      [
        ['More', 'المزيد'],
        [
          [['New this month', 'جديد هذا الشهر'], '/new'],
          [['Worn most', 'الأكثر مبيعاً'], '/best-sellers'],
          [['Reading and screen', 'قراءة وشاشة'], '/reading'],
          [['Premium', 'فاخرة'], '/premium-eyeglasses'],
          [['Light as wire', 'خفة السلك'], '/collection/light-as-wire'],
          [['Round and panto', 'دائري وبانتو'], '/collection/round-and-panto'],
          [['At the desk', 'على المكتب'], '/collection/at-the-desk'],
        ],
      ],
    ],
  },
  {
    id: 'sunglasses',
    label: ['Sunglasses', 'نظارات شمسية'],
    url: '/sunglasses',
    layout: 'two-col',
    banner: {
      label: ['Premium sunglasses', 'نظارات شمسية فاخرة'],
      url: '/premium-sunglasses',
      productId: SUN_FRAME,
    },
    genders: genders(
      [
        ['women', ['Women', 'نساء'], '/category/2014'],
        ['men', ['Men', 'رجال'], '/category/2015'],
      ],
      ['aviator', 'round', 'square', 'cat-eye', 'butterfly', 'rectangle'],
    ),
    sections: [
      [
        ['More', 'المزيد'],
        [
          [['Premium', 'فاخرة'], '/premium-sunglasses'],
          [['New this month', 'جديد هذا الشهر'], '/new'],
        ],
      ],
    ],
  },
  {
    id: 'contact-lenses',
    label: ['Contact lenses', 'عدسات لاصقة'],
    url: '/contact-lenses',
    layout: 'list-grid',
    banner: { label: ['Daily lenses', 'عدسات يومية'], url: '/category/2017', productId: DAILY_LENSES },
    sections: [
      [
        ['Lenses', 'العدسات'],
        [
          [['Daily', 'يومية'], '/category/2017'],
          [['Two weeks and monthly', 'نصف شهرية وشهرية'], '/category/2018'],
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
    banner: { label: ['See all frames for kids', 'كل إطارات الأطفال'], url: '/kids', productId: KIDS_FRAME },
    sections: [
      [
        ['Kids Glasses', 'نظارات الأطفال'],
        [
          [['All, from 118 mm', 'الكل، من 118 مم'], '/kids'],
          [['Round', 'دائري'], '/kids?frame_shape=round'],
          [['Rectangle', 'مستطيل'], '/kids?frame_shape=rectangle'],
          [['In wire', 'من المعدن الرفيع'], '/kids?material=stainless-steel'],
        ],
      ],
    ],
  },
  {
    id: 'stores',
    label: ['Stores and eye tests', 'المتاجر وفحص النظر'],
    url: '/test-your-vision',
    layout: 'two-col',
    banner: { label: ['Find your size', 'اعرف مقاسك'], url: '/frame-size', productId: ALDER },
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
        ['Fit', 'اختيار المقاس'],
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
      [['Gift vouchers', 'قسائم الهدايا'], '/gift-vouchers'],
    ],
  ],
  [
    ['Services', 'خدمات'],
    [
      [['Find your size', 'اعرف مقاسك'], '/frame-size'],
      [['Try on', 'جرّب النظارة'], '/compare-looks'],
      [['Home eye check-up', 'فحص النظر في المنزل'], '/hto'],
      [['Stores near you', 'متاجر قريبة'], '/test-your-vision'],
      [['Enter My Power', 'إدخال درجات النظر'], '/customer/prescriptions/#enter-my-power', 'IN'],
    ],
  ],
  [
    ['Help', 'مساعدة'],
    [
      [['Track an order', 'تتبع الطلب'], '/track-order'],
      [['Returns and refunds', 'الإرجاع والاسترداد'], '/support#returns'],
      [['How to read a prescription', 'كيف تقرأ الوصفة'], '/support#prescription'],
      [['Warranty', 'الضمان'], '/support#warranty'],
      [['Contact us', 'اتصل بنا'], '/support'],
      [['Have an optician call', 'اطلب اتصالاً من أخصائي البصريات'], '/lead-gen/user-detail'],
      [['Welcome voucher', 'قسيمة ترحيبية'], '/lead-gen/user-detail?campaign=first-deal'],
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
  [['Terms', 'الشروط والأحكام'], '/support#terms'],
  [['Privacy', 'سياسة الخصوصية'], '/support#privacy'],
  [['Cookies', 'ملفات تعريف الارتباط'], '/support#cookies'],
  [['Site Map', 'خريطة الموقع'], '/sitemap.xml'],
];

const SOCIAL = [
  { network: 'instagram', label: ['Photos', 'صور'], url: '/shop-instagram' },
  { network: 'facebook', label: ['Community', 'مجتمعنا'], url: '/reviews' },
  { network: 'youtube', label: ['Questions and answers', 'أسئلة وأجوبة'], url: '/support' },
] as const;

const APPS = [
  { store: 'app-store', label: ['On your phone', 'على جوالك'], url: '/mobile-app' },
  { store: 'play-store', label: ['On your tablet', 'على جهازك اللوحي'], url: '/mobile-app' },
] as const;

const OFFERS: readonly {
  text?: Pair;
  title: Pair;
  forNew?: boolean;
  needs?: 'cash-on-delivery' | 'first-frame';
}[] = [
  {
    text: ['First frame free for new members', 'الإطار الأول مجاناً للأعضاء الجدد'],
    title: ['First frame free', 'الإطار الأول مجاناً'],
    forNew: true,
    needs: 'first-frame',
  },
  { title: ['up to 50% off', 'خصم حتى 50%'] },
  {
    text: ['Free shipping from {price}', 'شحن مجاني من {price}'],
    title: ['free shipping', 'شحن مجاني'],
  },
  {
    text: ['Cash on delivery', 'الدفع عند الاستلام'],
    title: ['cash on delivery', 'الدفع عند الاستلام'],
    needs: 'cash-on-delivery',
  },
  { text: ['14 days return', 'إرجاع خلال 14 يوماً'], title: ['14 days return', 'إرجاع خلال 14 يوماً'] },
];

/** Menus, offer line and footer in a language (0 English, 1 Arabic). */
export function navigation(l: 0 | 1): StoredNavigation {
  const links = (given: Links) =>
    given.map(([label, url, country]) => ({
      label: label[l],
      url,
      ...(country && { countries: [country] }),
    }));
  const sections = (given: Sections) =>
    given.map(([title, inside]) => ({ title: title[l], links: links(inside) }));
  return {
    offers: OFFERS.map(({ text, title, ...rest }) => ({
      ...rest,
      title: title[l],
      ...(text && { text: text[l] }),
    })),
    menu: MENU.map(({ banner, genders: whom = [], ...entry }) => ({
      ...entry,
      label: entry.label[l],
      sections: sections(entry.sections).map((section, index) =>
        banner && index === entry.sections.length - 1
          ? { ...section, banner: { ...banner, label: banner.label[l] } }
          : section,
      ),
      genders: whom.map(({ label, sections: inside, ...gender }) => ({
        ...gender,
        label: label[l],
        sections: sections(inside),
      })),
    })),
    icons: [
      {
        icon: 'stores' as const,
        label: (['Stores near you', 'متاجر قريبة'] as const)[l],
        url: '/test-your-vision',
      },
    ],
    footer: {
      sections: sections(FOOTER),
      bottom: links(BOTTOM),
      social: SOCIAL.map((link) => ({ ...link, label: link.label[l] })),
      apps: APPS.map((link) => ({ ...link, label: link.label[l] })),
    },
  };
}
