import type { Goods } from './goods.ts';
import { packedGoods, type Pair } from './packedGoods.ts';

const LUNETTE: Pair = ['Lunette Care', 'لونيت كير'];

/** The rows of solutions and cases with which contact lenses are cleaned, rinsed and stored. */
export function solutions(): Goods {
  return packedGoods(
    {
      classification: 'contact_lens_solution',
      firstNumber: 4001,
      skuPrefix: 'solution',
      words: 'contact lens solution cleaner fluid محلول عدسات',
      firstRank: 130,
    },
    [
      {
        slug: 'clear-solution',
        name: ['Clear multi-purpose solution', 'محلول كلير متعدد الأغراض'],
        brand: LUNETTE,
        description: [
          'Cleans, rinses and keeps all soft lenses, silicone hydrogel included. Rub for ten seconds, rinse, leave for six hours.',
          'ينظف ويشطف ويحفظ كل العدسات اللينة، والهيدروجيل السيليكوني أيضاً. افرك عشر ثوانٍ ثم اشطف واتركها ست ساعات.',
        ],
        usage: 'cleaning',
        packs: [
          {
            slug: 'clear-solution-60',
            variant: ['60 ml, for the cabin bag', '60 مل للسفر'],
            selling: 140,
            market: 170,
            packSize: 60,
          },
          {
            slug: 'clear-solution-120',
            variant: ['120 ml', '120 مل'],
            selling: 240,
            market: 290,
            packSize: 120,
          },
          {
            slug: 'clear-solution-360',
            variant: ['360 ml', '360 مل'],
            selling: 450,
            market: 560,
            packSize: 360,
          },
          {
            slug: 'clear-solution-2x60',
            picture: 'clear-solution-60',
            variant: ['2 × 60 ml', '2 × 60 مل'],
            selling: 260,
            market: 340,
            packSize: 120,
          },
          {
            slug: 'clear-solution-2x360',
            picture: 'clear-solution-360',
            variant: ['2 × 360 ml', '2 × 360 مل'],
            selling: 820,
            market: 1120,
            packSize: 720,
          },
          {
            slug: 'clear-solution-3x360',
            picture: 'clear-solution-360',
            variant: ['3 × 360 ml, half a year', '3 × 360 مل لنصف عام'],
            selling: 1150,
            market: 1680,
            packSize: 1080,
          },
        ],
      },
      {
        slug: 'pure-peroxide',
        soldIn: ['IN'],
        name: ['Pure peroxide system', 'نظام بيور بالبيروكسيد'],
        brand: LUNETTE,
        description: [
          'Three per cent peroxide for eyes that bear no preservative. Its own case turns it into plain water in six hours: never put it into the eye before.',
          'بيروكسيد 3% للعيون التي لا تحتمل المواد الحافظة. تحوّله حافظته الخاصة إلى ماء خلال ست ساعات: لا تضعه في العين قبل ذلك.',
        ],
        usage: 'cleaning',
        packs: [
          {
            slug: 'pure-peroxide-360',
            variant: ['360 ml with its case', '360 مل مع الحافظة'],
            selling: 690,
            market: 850,
            packSize: 360,
          },
          {
            slug: 'pure-peroxide-2x360',
            picture: 'pure-peroxide-360',
            variant: ['2 × 360 ml', '2 × 360 مل'],
            selling: 1290,
            market: 1700,
            packSize: 720,
          },
        ],
      },
      {
        slug: 'rinse-saline',
        name: ['Rinse saline', 'محلول رينس الملحي'],
        brand: LUNETTE,
        description: [
          'Plain sterile salt water for rinsing lenses before they go in. It does not disinfect.',
          'ماء ملحي معقم لشطف العدسات قبل وضعها. لا يغني عن التعقيم.',
        ],
        usage: 'rinsing',
        packs: [
          {
            slug: 'rinse-saline-100',
            variant: ['100 ml', '100 مل'],
            selling: 120,
            market: 150,
            packSize: 100,
          },
          {
            slug: 'rinse-saline-3x100',
            picture: 'rinse-saline-100',
            variant: ['3 × 100 ml', '3 × 100 مل'],
            selling: 320,
            market: 450,
            packSize: 300,
          },
        ],
      },
      {
        slug: 'dew-drops',
        name: ['Dew rewetting drops', 'قطرات ديو المرطبة'],
        brand: LUNETTE,
        description: [
          'Hyaluronate drops for dry moments, with the lens in. Without preservative; good for three months once opened.',
          'قطرات هيالورونات للحظات الجفاف والعدسة في العين. بلا مواد حافظة، وتبقى صالحة ثلاثة أشهر بعد الفتح.',
        ],
        usage: 'moistening',
        packs: [
          { slug: 'dew-drops-10', variant: ['10 ml', '10 مل'], selling: 260, market: 320, packSize: 10 },
          {
            slug: 'dew-drops-2x10',
            picture: 'dew-drops-10',
            variant: ['2 × 10 ml', '2 × 10 مل'],
            selling: 490,
            market: 640,
            packSize: 20,
          },
          {
            slug: 'dew-drops-3x10',
            picture: 'dew-drops-10',
            variant: ['3 × 10 ml', '3 × 10 مل'],
            selling: 690,
            market: 960,
            packSize: 30,
          },
          {
            slug: 'dew-drops-6x10',
            picture: 'dew-drops-10',
            variant: ['6 × 10 ml', '6 × 10 مل'],
            selling: 1290,
            market: 1920,
            packSize: 60,
          },
        ],
      },
    ],
  );
}
