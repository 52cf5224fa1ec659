import type { CountryCode, Language } from '../country/country.ts';

/** The seller in a country, as papers name it. It is a demo store: replace it with your own company. */
export interface Seller {
  name: Record<Language, string>;
  address: Record<Language, string>;
  /** The state of its tax registration, as `statesOf` writes it; empty if it does not matter. */
  state: string;
  /**
   * Its registration for the country's tax: GSTIN, GST registration number, TRN or VAT number; empty if there is none.
   */
  taxNumber: string;
}

const SELLERS: Record<CountryCode, Seller> = {
  IN: {
    name: { en: 'Lunette Eyewear Private Limited', ar: 'لونيت للنظارات المحدودة' },
    address: {
      en: '14 Residency Road, Bengaluru 560025, Karnataka, India',
      ar: '14 طريق ريزيدنسي، بنغالورو 560025، كارناتاكا، الهند',
    },
    state: 'Karnataka',
    taxNumber: '29AALCL2471K1Z0',
  },
  SG: {
    name: { en: 'Lunette Singapore Pte. Ltd.', ar: 'لونيت سنغافورة' },
    address: { en: '2 Orchard Turn, Singapore 238801', ar: '2 أورتشارد تيرن، سنغافورة 238801' },
    state: '',
    taxNumber: '201826471K',
  },
  AE: {
    name: { en: 'Lunette Optics LLC', ar: 'لونيت للبصريات ذ.م.م' },
    address: {
      en: 'Al Wasl Road, Jumeirah, Dubai, United Arab Emirates',
      ar: 'شارع الوصل، جميرا، دبي، الإمارات العربية المتحدة',
    },
    state: 'Dubai',
    taxNumber: '100482716300003',
  },
  SA: {
    name: { en: 'Lunette Arabia for Optics', ar: 'شركة لونيت العربية للبصريات' },
    address: {
      en: '7421 King Fahd Road, Al Olaya, Riyadh 12212, Saudi Arabia',
      ar: '7421 طريق الملك فهد، حي العليا، الرياض 12212، المملكة العربية السعودية',
    },
    state: 'Riyadh',
    taxNumber: '310482716300003',
  },
  US: {
    name: { en: 'Lunette Eyewear, Inc.', ar: 'لونيت للنظارات' },
    address: { en: '112 Greene Street, New York, NY 10012', ar: '112 Greene Street, New York, NY 10012' },
    state: 'New York',
    taxNumber: '',
  },
};

/** The seller in a country. */
export function sellerOf(country: CountryCode): Seller {
  return SELLERS[country];
}
