import type { MessageCatalogs } from '@lunette/app-server/page';

/** The texts of each group of screens: those that every page needs, and those of some pages only. */
export const messageCatalogs = {
  shop: {
    en: () =>
      Promise.all([
        import('@lunette/ui-kit/locales/en.json'),
        import('@lunette/catalog/locales/browse/en.json'),
        import('@lunette/prescription/locales/en.json'),
        import('@lunette/cart/locales/en.json'),
        import('./locales/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/ui-kit/locales/ar.json'),
        import('@lunette/catalog/locales/browse/ar.json'),
        import('@lunette/prescription/locales/ar.json'),
        import('@lunette/cart/locales/ar.json'),
        import('./locales/ar.json'),
      ]),
  },
  appointments: {
    en: () => Promise.all([import('@lunette/appointments/locales/en.json')]),
    ar: () => Promise.all([import('@lunette/appointments/locales/ar.json')]),
  },
  product: {
    en: () =>
      Promise.all([
        import('@lunette/catalog/locales/product/en.json'),
        import('@lunette/prescription/locales/entry/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/catalog/locales/product/ar.json'),
        import('@lunette/prescription/locales/entry/ar.json'),
      ]),
  },
  /** The entry of a power on a page that needs no texts of a product. */
  power: {
    en: () => Promise.all([import('@lunette/prescription/locales/entry/en.json')]),
    ar: () => Promise.all([import('@lunette/prescription/locales/entry/ar.json')]),
  },
  bag: {
    en: () => Promise.all([import('@lunette/cart/locales/bag/en.json')]),
    ar: () => Promise.all([import('@lunette/cart/locales/bag/ar.json')]),
  },
  country: {
    en: () => Promise.all([import('./locales/country/en.json')]),
    ar: () => Promise.all([import('./locales/country/ar.json')]),
  },
  search: {
    en: () => Promise.all([import('@lunette/catalog/locales/search/en.json')]),
    ar: () => Promise.all([import('@lunette/catalog/locales/search/ar.json')]),
  },
  stock: {
    en: () => Promise.all([import('@lunette/catalog/locales/stock/en.json')]),
    ar: () => Promise.all([import('@lunette/catalog/locales/stock/ar.json')]),
  },
  reviews: {
    en: () => Promise.all([import('@lunette/catalog/locales/reviews/en.json')]),
    ar: () => Promise.all([import('@lunette/catalog/locales/reviews/ar.json')]),
  },
  checkout: {
    en: () =>
      Promise.all([
        import('@lunette/checkout/locales/en.json'),
        import('@lunette/session/locales/address/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/checkout/locales/ar.json'),
        import('@lunette/session/locales/address/ar.json'),
      ]),
  },
  orders: {
    en: () =>
      Promise.all([
        import('@lunette/orders-returns/locales/en.json'),
        import('@lunette/session/locales/address/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/orders-returns/locales/ar.json'),
        import('@lunette/session/locales/address/ar.json'),
      ]),
  },
  returns: {
    en: () => Promise.all([import('@lunette/orders-returns/locales/returns/en.json')]),
    ar: () => Promise.all([import('@lunette/orders-returns/locales/returns/ar.json')]),
  },
  exchange: {
    en: () => Promise.all([import('@lunette/orders-returns/locales/exchange/en.json')]),
    ar: () => Promise.all([import('@lunette/orders-returns/locales/exchange/ar.json')]),
  },
  unreadPrescriptions: {
    en: () => Promise.all([import('@lunette/orders-returns/locales/unreadPrescriptions/en.json')]),
    ar: () => Promise.all([import('@lunette/orders-returns/locales/unreadPrescriptions/ar.json')]),
  },
  marketing: {
    en: () => Promise.all([import('@lunette/marketing/locales/en.json')]),
    ar: () => Promise.all([import('@lunette/marketing/locales/ar.json')]),
  },
  phoneCapture: {
    en: () => Promise.all([import('@lunette/marketing/locales/phoneCapture/en.json')]),
    ar: () => Promise.all([import('@lunette/marketing/locales/phoneCapture/ar.json')]),
  },
  signIn: {
    en: () => Promise.all([import('@lunette/session/locales/signIn/en.json')]),
    ar: () => Promise.all([import('@lunette/session/locales/signIn/ar.json')]),
  },
  staff: {
    en: () =>
      Promise.all([
        import('@lunette/session/locales/staff/en.json'),
        import('@lunette/session/locales/signIn/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/session/locales/staff/ar.json'),
        import('@lunette/session/locales/signIn/ar.json'),
      ]),
  },
  account: {
    en: () =>
      Promise.all([
        import('@lunette/account/locales/en.json'),
        import('@lunette/session/locales/address/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/account/locales/ar.json'),
        import('@lunette/session/locales/address/ar.json'),
      ]),
  },
  tryon: {
    en: () => Promise.all([import('@lunette/tryon/locales/en.json')]),
    ar: () => Promise.all([import('@lunette/tryon/locales/ar.json')]),
  },
} satisfies MessageCatalogs<string>;
