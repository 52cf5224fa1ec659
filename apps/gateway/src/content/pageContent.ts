import type { HomePage, HomeSection } from '@lunette/catalog/contract';
import type { CountryCode } from '@lunette/country-config';
import type { Navigation } from '@lunette/session/contract';

type Section<Type extends HomeSection['type']> = Extract<HomeSection, { type: Type }>;
type Tile = Section<'kinds'>['tiles'][number];
type Quote = Section<'reviews'>['reviews'][number];
type Store = Section<'visit'>['stores'][number];

/** Goods are named by their number; where they are counted or priced, the text is made when the page is asked for. */
export type StoredSection =
  | (Omit<Section<'hero'>, 'product' | 'measures' | 'picture'> & {
      productId: number;
      /** A picture made for the hero; without it the product's own. */
      picture: { url: string; width: number; height: number } | null;
    })
  | (Omit<Section<'kinds'>, 'tiles'> & {
      tiles: (Omit<Tile, 'picture' | 'url'> & { categoryId: number; productId: number })[];
    })
  | Section<'services'>
  | (Omit<Section<'products'>, 'products' | 'action'> & {
      categoryId: number;
      limit: number;
      /** The words of the link to all; `{count}` in it is their number. */
      all: string;
    })
  | Section<'steps'>
  | (Omit<Section<'visit'>, 'stores'> & { serviceId: number; stores: Record<CountryCode, Store[]> })
  | (Omit<Section<'reviews'>, 'average' | 'count' | 'reviews'> & {
      reviews: (Omit<Quote, 'product'> & { productId: number })[];
    });

export type StoredPage = Omit<HomePage, 'key' | 'sections'> & { sections: StoredSection[] };

/** The navigation; an offer with a need is shown only in countries that fulfil it. */
export type StoredNavigation = Omit<Navigation, 'offers'> & {
  offers: { text: string; needs?: 'cash-on-delivery' }[];
};
export type PageContent = StoredPage | StoredNavigation;
