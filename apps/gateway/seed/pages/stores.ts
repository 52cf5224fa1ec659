import type { StoredSection } from '../../src/content/pageContent.ts';

type Stores = Extract<StoredSection, { type: 'visit' }>['stores'];
type Given = readonly (readonly [name: string, address: string, hours: string, distanceKm: number])[];

const list = (given: Given) =>
  given.map(([name, address, hours, distanceKm]) => ({ name, address, hours, distanceKm }));

/** Our stores in each country's first city, with the way from its centre; English and Arabic. */
export const STORES: readonly [en: Stores, ar: Stores] = [
  {
    IN: list([
      ['Koregaon Park', 'North Main Road 14', 'open till 21:00', 1.2],
      ['FC Road', 'opposite Roopali', 'open till 21:00', 3.8],
      ['Aundh', 'Parihar Chowk 3', 'opens at 10:00', 7.4],
    ]),
    AE: list([
      ['Dubai Mall', 'Ground floor', 'open till 22:00', 1.2],
      ['Marina Mall', 'by the north entrance', 'open till 22:00', 3.8],
      ['Al Khawaneej Walk', 'Shop 12', 'opens at 10:00', 7.4],
    ]),
    SA: list([
      ['Olaya Street', 'Tower 7, ground floor', 'open till 23:00', 1.4],
      ['Riyadh Front', 'Gate 3', 'open till 23:00', 4.6],
      ['Tahlia Street', 'Shop 21', 'opens at 16:00', 6.9],
    ]),
    SG: list([
      ['Orchard', '22 Orchard Turn, level 2', 'open till 21:30', 0.9],
      ['Tiong Bahru', '78 Yong Siak Street', 'open till 20:00', 3.1],
      ['Katong', '112 East Coast Road', 'opens at 11:00', 6.2],
    ]),
    US: list([
      ['Williamsburg', '181 North 6th Street', 'open till 8 pm', 1.6],
      ['SoHo', '74 Spring Street', 'open till 8 pm', 3.4],
      ['Upper West Side', '321 Columbus Avenue', 'opens at 10 am', 7.8],
    ]),
  },
  {
    IN: list([
      ['كوريغاون بارك', 'نورث مين رود 14', 'مفتوح حتى 21:00', 1.2],
      ['إف سي رود', 'مقابل روبالي', 'مفتوح حتى 21:00', 3.8],
      ['أوند', 'باريهار تشوك 3', 'يفتح 10:00', 7.4],
    ]),
    AE: list([
      ['دبي مول', 'الطابق الأرضي', 'مفتوح حتى 22:00', 1.2],
      ['مارينا مول', 'قرب المدخل الشمالي', 'مفتوح حتى 22:00', 3.8],
      ['الخوانيج ووك', 'محل 12', 'يفتح 10:00', 7.4],
    ]),
    SA: list([
      ['شارع العليا', 'برج 7، الطابق الأرضي', 'مفتوح حتى 23:00', 1.4],
      ['واجهة الرياض', 'بوابة 3', 'مفتوح حتى 23:00', 4.6],
      ['شارع التحلية', 'محل 21', 'يفتح 16:00', 6.9],
    ]),
    SG: list([
      ['أورتشارد', '22 أورتشارد تيرن، الطابق 2', 'مفتوح حتى 21:30', 0.9],
      ['تيونغ باهرو', '78 شارع يونغ سياك', 'مفتوح حتى 20:00', 3.1],
      ['كاتونغ', '112 طريق إيست كوست', 'يفتح 11:00', 6.2],
    ]),
    US: list([
      ['ويليامزبرغ', '181 نورث سيكث ستريت', 'مفتوح حتى 20:00', 1.6],
      ['سوهو', '74 سبرينغ ستريت', 'مفتوح حتى 20:00', 3.4],
      ['أبر ويست سايد', '321 كولومبوس أفنيو', 'يفتح 10:00', 7.8],
    ]),
  },
];
