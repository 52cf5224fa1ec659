import { TERMS } from '@lunette/cart/rules';
import {
  commaOf,
  countryOf,
  formatMoney,
  fromMinor,
  offersCashOnDelivery,
  type CountryCode,
} from '@lunette/country-config';
import type { Navigation } from '@lunette/session/contract';
import { catalogueOf, type Catalogue } from '../../catalog/catalogue.ts';
import { pictureOf } from '../../catalog/product/picture.ts';
import { refuse } from '../../platform/http/refuse.ts';
import { fillText } from './fillText.ts';
import type { StoredMenuSection, StoredNavigation, CountryCondition } from './pageContent.ts';
import { readPage } from './readPage.ts';
import type { AnswerContext } from '../../platform/http/callContext.ts';

/** The size of the pictures in menus: beside the links on a desktop, as wide as the sheet on a phone. */
const PICTURES = {
  desktop: { width: 628, height: 301 },
  phone: { width: 800, height: 384 },
};
type Screen = keyof typeof PICTURES;

/** Menus, offer line and footer. An offer that a country does not keep is not made there. */
export async function navigation(context: AnswerContext, screen: Screen = 'desktop'): Promise<Navigation> {
  const { menu, offers, icons, footer } = await readNavigation(context);
  const catalogue = catalogueOf(context.catalogDb);
  const filled = (sections: StoredMenuSection[]) =>
    sections.map((section) => fillSection(catalogue, section, context, screen));
  const here = <T extends CountryCondition>(given: readonly T[]) =>
    given.filter((one) => isHere(one, catalogue, context.country));
  const { country, language } = context;
  const { currencyCode } = countryOf(country);
  const price = formatMoney(fromMinor(TERMS[country].freeShippingFrom, currencyCode));
  const line = (forNew: boolean) =>
    here(offers).flatMap(({ text, ...offer }) =>
      text && Boolean(offer.forNew) === forNew ? [fillText(language, text, { price })] : [],
    );
  return {
    offers: line(false),
    offersForNew: line(true),
    menu: menu.map(({ sections, genders, ...entry }) => ({
      ...entry,
      sections: filled(sections),
      genders: genders.map((gender) => ({ ...gender, sections: filled(gender.sections) })),
    })),
    icons,
    footer: {
      ...footer,
      sections: footer.sections.map(({ title, links }) => ({ title, links: here(links) })),
      bottom: here(footer.bottom),
    },
  };
}

/** The offers that titles and descriptions of pages name (GLOB-04): those of the country. */
export async function translatedOffers(context: AnswerContext): Promise<string> {
  const { offers } = await readNavigation(context);
  const catalogue = catalogueOf(context.catalogDb);
  const local = offers.filter((offer) => isHere(offer, catalogue, context.country));
  return local.map(({ title }) => title).join(commaOf(context.language));
}

async function readNavigation(context: AnswerContext): Promise<StoredNavigation> {
  const stored = await readPage('navigation', context);
  if (!stored || !('offers' in stored)) throw refuse(404, 'not_found', 'platform.not-found');
  return stored;
}

/** Whether a country has the goods or services that an entry needs. */
export function isHere(
  { needs, countries }: CountryCondition,
  catalogue: Catalogue,
  country: CountryCode,
): boolean {
  const has = {
    'cash-on-delivery': () => offersCashOnDelivery(country),
    'first-frame': () => catalogue.products.some(({ prices }) => prices[country]?.firstBuy != null),
  } satisfies Record<NonNullable<CountryCondition['needs']>, () => boolean>;
  return (!needs || has[needs]()) && (!countries || countries.includes(country));
}

function fillSection(
  { byId }: Catalogue,
  { banner, ...section }: StoredMenuSection,
  context: AnswerContext,
  screen: Screen,
): Navigation['menu'][number]['sections'][number] {
  const product = banner && byId.get(banner.productId);
  if (!product) return section;
  const taken = pictureOf(product, 'front', context);
  const { width, height } = PICTURES[screen];
  const url = taken.url.replace(`${taken.width}x${taken.height}`, `${width}x${height}`);
  return { ...section, banner: { label: banner.label, url: banner.url, picture: { url, width, height } } };
}
