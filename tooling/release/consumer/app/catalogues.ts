import type { Catalogues } from '@lunette/app-server/page';

/** The texts of the packages that this shop shows. */
export const catalogues = {
  shop: {
    en: () =>
      Promise.all([
        import('@lunette/ui-kit/locales/en.json'),
        import('@lunette/catalog/locales/browse/en.json'),
        import('@lunette/catalog/locales/product/en.json'),
        import('@lunette/cart/locales/en.json'),
      ]),
    ar: () =>
      Promise.all([
        import('@lunette/ui-kit/locales/ar.json'),
        import('@lunette/catalog/locales/browse/ar.json'),
        import('@lunette/catalog/locales/product/ar.json'),
        import('@lunette/cart/locales/ar.json'),
      ]),
  },
  'paper-kites': {
    en: () => Promise.all([import('@lunette/paper-kites/locales/en.json')]),
    ar: () => Promise.all([import('@lunette/paper-kites/locales/ar.json')]),
  },
} satisfies Catalogues<string>;
