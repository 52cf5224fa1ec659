import type { HomePage, HomeSection } from '@lunette/catalog/contract';
import type { CountryCode } from '@lunette/country-config';
import type { SupportPage } from '@lunette/marketing/contract';
import type { Navigation } from '@lunette/session/contract';

type HomeSectionOf<Type extends HomeSection['type']> = Extract<HomeSection, { type: Type }>;
type Tile = HomeSectionOf<'kinds'>['tiles'][number];
type Quote = HomeSectionOf<'reviews'>['reviews'][number];
type Store = HomeSectionOf<'visit'>['stores'][number];

/** A section of a page. Products are stored by id; texts with counts or prices are filled in when the page is requested. */
export type StoredSection =
  | (Omit<HomeSectionOf<'hero'>, 'product' | 'measures' | 'picture'> & {
      productId: number;
      /** A picture made for the hero; without it, the product's picture. */
      picture: { url: string; width: number; height: number } | null;
    })
  | (Omit<HomeSectionOf<'kinds'>, 'tiles'> & {
      tiles: (Omit<Tile, 'picture' | 'url'> & { categoryId: number; productId: number })[];
    })
  | HomeSectionOf<'banners'>
  | HomeSectionOf<'services'>
  | (Omit<HomeSectionOf<'products'>, 'products' | 'action'> & {
      categoryId: number;
      limit: number;
      /** The text of the link to all goods; `{count}` in it is their number. */
      all: string;
    })
  | HomeSectionOf<'steps'>
  | (Omit<HomeSectionOf<'visit'>, 'stores' | 'storesFrom' | 'picture'> & {
      serviceId: number;
      /** The frame in the picture. */
      productId?: number;
      stores: Record<CountryCode, Store[]>;
      storesFrom?: Record<CountryCode, string>;
    })
  | (Omit<HomeSectionOf<'reviews'>, 'average' | 'count' | 'reviews'> & {
      reviews: (Omit<Quote, 'product'> & { productId: number })[];
    });

/** A page as it is stored; `{offers}` in the description are the offers that apply in the country. */
export type StoredPage = Omit<HomePage, 'key' | 'sections'> & {
  sections: StoredSection[];
} & CountryCondition;

/** The support page as it is stored; the country adds its contact. */
export type StoredSupport = Omit<SupportPage, 'contact'>;

/** A part of a page that only some countries have. */
interface CountryCondition {
  needs?: 'cash-on-delivery' | 'first-frame';
  countries?: CountryCode[];
}

type StoredLink = Navigation['footer']['bottom'][number] & CountryCondition;
type Section = Navigation['menu'][number]['sections'][number];
/** The picture beside a section is that of a product. */
type StoredMenuSection = Omit<Section, 'banner'> & {
  banner?: { label: string; url: string; productId: number };
};
type Gender = Omit<Navigation['menu'][number]['genders'][number], 'sections'> & {
  sections: StoredMenuSection[];
};
type Entry = Omit<Navigation['menu'][number], 'sections' | 'genders'> & {
  sections: StoredMenuSection[];
  genders: Gender[];
};

/** The navigation as it is stored, with the parts that only some countries have. */
export interface StoredNavigation {
  /**
   * `text` is shown in the line above the header, where `{price}` is the least value of goods for free shipping; `title` is
   * part of the titles of pages.
   */
  offers: ({ text?: string; title: string; forNew?: boolean } & CountryCondition)[];
  menu: Entry[];
  icons: Navigation['icons'];
  footer: Omit<Navigation['footer'], 'sections' | 'bottom'> & {
    sections: { title: string; links: StoredLink[] }[];
    bottom: StoredLink[];
  };
}
export type { StoredMenuSection, CountryCondition };
/** The content of a row of `page`. */
export type PageContent = StoredPage | StoredNavigation | StoredSupport;
