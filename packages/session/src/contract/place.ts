import { CountryCode, CurrencyCode, endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';

const Place = z.object({
  name: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: CountryCode,
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof Place>;

const utm = z.string().max(100).optional();
/** The values of a visit's campaign. */
export const Campaign = z.object({ source: utm, medium: utm, campaign: utm, term: utm, content: utm });
export type Campaign = z.infer<typeof Campaign>;

const Locale = z.object({ language: z.enum(['en', 'ar']), locale: z.string(), hrefLang: z.string() });

/** The calls about places, countries and the campaign of a visit. */
export const placeContract = {
  /** The place of a visitor by IP address, and the audience type that a cookie stores (CTRY-09). */
  getLocation: endpoint({
    method: 'GET',
    path: '/v2/utility/configurations/location',
    access: 'public',
    fresh: true,
    query: z.object({ ip: z.string().max(45).optional() }),
    result: z.object({
      countryCode: z.string().nullable(),
      countryName: z.string().nullable(),
      city: z.string().nullable(),
      audienceType: z.enum(['DEFAULT', 'LOCAL', 'VISITOR']),
    }),
  }),
  /** The store of a country, with the data that its shell needs. */
  getCountry: endpoint({
    method: 'GET',
    path: '/v2/utility/country/:countryCode',
    access: 'public',
    params: z.object({ countryCode: z.string().regex(/^[A-Za-z]{2}$/) }),
    result: z.object({
      countryCode: CountryCode,
      countryName: z.string(),
      currencyCode: CurrencyCode,
      phoneCode: z.string(),
      isPinCodeHide: z.boolean(),
      domain: z.string(),
      locales: z.array(Locale),
    }),
  }),
  getLocale: endpoint({
    method: 'GET',
    path: '/v2/utility/locale',
    access: 'public',
    result: z.object({ defaultLocale: z.string(), defaultLanguage: z.string(), localeList: z.array(Locale) }),
  }),
  getStates: endpoint({
    method: 'GET',
    path: '/v2/utility/countrystate',
    access: 'public',
    query: z.object({ country: CountryCode.optional() }),
    result: z.object({ country: CountryCode, states: z.array(z.string()) }),
  }),
  /** Countries and their states, for address forms. */
  getLocationData: endpoint({
    method: 'GET',
    path: '/v2/utility/locationdata',
    access: 'public',
    result: z.object({
      countries: z.array(
        z.object({ code: CountryCode, name: z.string(), phoneCode: z.string(), states: z.array(z.string()) }),
      ),
    }),
  }),
  /** The place nearest to a point, or the places that match a text. */
  geocode: endpoint({
    method: 'GET',
    path: '/v2/utility/geocode',
    access: 'public',
    query: z.object({
      latitude: z.coerce.number().min(-90).max(90).optional(),
      longitude: z.coerce.number().min(-180).max(180).optional(),
      address: z.string().trim().min(2).max(120).optional(),
    }),
    result: z.object({ places: z.array(Place) }),
  }),
  /**
   * Reports the campaign from which the customer came (SESS-12). Each value may have its own name or that of the analytics
   * cookie `__utmz` (ANLY-01).
   */
  passUtm: endpoint({
    method: 'POST',
    path: '/v2/utility/passutmdata',
    access: 'customer',
    body: Campaign.extend({ utmcsr: utm, utmcmd: utm, utmccn: utm, utmctr: utm, utmcct: utm }),
    result: z.object({ success: z.boolean() }),
  }),
};
