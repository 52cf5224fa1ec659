import type { Goods } from './goods.ts';
import { packedGoods, type Pair } from './packedGoods.ts';
import { pricesOf } from '../price.ts';
import { both } from './goods.ts';
import { searchWords } from '../words.ts';

const LUNETTE: Pair = ['Lunette', 'لونيت'];
const MEMBERSHIP = 128269;

/** The rows of services of our opticians that are sold as products. */
export function services(): Goods {
  return packedGoods(
    {
      classification: 'services',
      firstNumber: 6001,
      skuPrefix: 'service',
      words: 'service optician خدمة أخصائي',
      firstRank: 170,
      neverRunsOut: true,
    },
    [
      {
        slug: 'service-eye-test',
        name: ['Eye test in a store', 'فحص النظر في المتجر'],
        brand: LUNETTE,
        description: [
          'Half an hour with an optometrist: both eyes, distance and near, eye pressure. You leave with your prescription, whether you buy or not.',
          'نصف ساعة مع أخصائي البصريات: العينان للبعيد والقريب وضغط العين. تغادر ومعك الوصفة سواء اشتريت أم لا.',
        ],
        measures: { minutes: 30 },
        packs: [{ slug: 'service-eye-test', variant: ['', ''], selling: 250, market: 250 }],
      },
      {
        slug: 'service-home-visit',
        name: ['Home eye check-up', 'فحص النظر في المنزل'],
        brand: LUNETTE,
        description: [
          'An optician at your table for forty minutes, with the test chart and 120 frames in your width. It is paid at the visit.',
          'أخصائي بصريات في بيتك أربعين دقيقة، ومعه لوحة الفحص و120 إطاراً بمقاسك. تُدفع عند الزيارة.',
        ],
        measures: { minutes: 40 },
        packs: [{ slug: 'service-home-visit', variant: ['', ''], selling: 99, market: 99 }],
      },
      {
        slug: 'service-lens-fitting',
        name: ['Lenses for your own frame', 'عدسات لإطارك'],
        brand: LUNETTE,
        description: [
          'Bring a frame that you own: we cut and fit the lenses that you choose. Lenses are charged apart.',
          'أحضر إطاراً تملكه ونحن نقص العدسات التي تختارها ونركبها. سعر العدسات منفصل.',
        ],
        measures: { minutes: 30 },
        packs: [{ slug: 'service-lens-fitting', variant: ['', ''], selling: 350, market: 450 }],
      },
      {
        slug: 'service-contact-trial',
        name: ['Contact lens trial', 'تجربة العدسات اللاصقة'],
        brand: LUNETTE,
        description: [
          'Fitting, a pair of trial lenses for a week, and a second look. For first wearers and for those who change.',
          'قياس وزوج تجريبي لأسبوع ثم مراجعة. لمن يلبسها أول مرة ولمن يغيّر نوعها.',
        ],
        measures: { minutes: 45 },
        packs: [{ slug: 'service-contact-trial', variant: ['', ''], selling: 500, market: 650 }],
      },
      {
        slug: 'service-adjustment',
        name: ['Frame adjustment', 'ضبط الإطار'],
        brand: LUNETTE,
        description: [
          'Straightening, new screws and pads, an ultrasonic bath. Free for frames of ours; this price is for all others.',
          'تقويم وبراغٍ ووسادات جديدة وحمّام بالموجات فوق الصوتية. مجاناً لإطاراتنا، وهذا السعر لغيرها.',
        ],
        measures: { minutes: 15 },
        packs: [{ slug: 'service-adjustment', variant: ['', ''], selling: 150, market: 150 }],
      },
    ],
  );
}

/** The rows of the membership Lunette Gold. The specification gives its number. */
export function membership(): Goods {
  const name: Pair = ['Lunette Gold', 'لونيت جولد'];
  const words = (language: 0 | 1, description: string) => ({
    name: name[language],
    brand: LUNETTE[language],
    description,
  });
  return {
    models: [
      {
        id: 7001,
        slug: 'lunette-gold',
        classification: 'loyalty_services',
        brand: 'lunette',
        collection: null,
        gender: null,
        shape: null,
        rim: null,
        material: null,
        weightGrams: null,
        usage: null,
        powerTypes: [],
        measures: {},
        text: both(
          words(
            0,
            'For a year, of every two eyeglass frames by Lunette Studio or Lunette Air in one order, the cheaper is free, lenses apart.',
          ),
          words(
            1,
            'لمدة عام، من كل إطارين للنظارات الطبية من لونيت ستوديو أو لونيت إير في طلب واحد، تحصل على الأرخص مجاناً (لا يشمل العدسات).',
          ),
        ),
        launchedOn: '2025-01-07',
        rank: 180,
      },
    ],
    products: [
      {
        id: MEMBERSHIP,
        modelId: 7001,
        sku: 'service-lunette-gold',
        slug: 'lunette-gold-membership',
        style: 'lunette-gold',
        picture: 'goods/membership-gold',
        colour: null,
        colourFamily: null,
        lensKind: null,
        swatch: [],
        packSize: null,
        jit: false,
        text: both(
          { variant: '', fullName: 'Lunette Gold membership, one year' },
          { variant: '', fullName: 'عضوية لونيت جولد لمدة عام' },
        ),
        rank: 1800,
        searchText: searchWords(['lunette gold membership loyalty عضوية لونيت جولد ولاء']),
      },
    ],
    prices: pricesOf(MEMBERSHIP, 600, 1200),
    stock: [{ productId: MEMBERSHIP, quantity: null }],
  };
}
