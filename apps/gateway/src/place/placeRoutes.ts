import { placeContract, type Campaign } from '@lunette/session/contract';
import { asCountryCode, COUNTRY_CODES, countryOf, statesOf, type CountryCode } from '@lunette/country-config';
import { isIP } from 'node:net';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { CallContext } from '../platform/http/callContext.ts';
import type { Gateway } from '../platform/gateway.ts';
import { refuse } from '../platform/http/refuse.ts';
import { serve } from '../platform/http/serve.ts';
import { placeAt, placesNamed } from './geocode.ts';

const UNKNOWN = { countryCode: null, countryName: null, city: null, audienceType: 'DEFAULT' as const };

/** Mounts the calls about places: the location of a visitor, the data of countries, and the places of an address. */
export function placeRoutes(gateway: Gateway): void {
  serve(gateway, placeContract.getLocation, async ({ query }, context) => {
    const { services, country, log } = context;
    const ip = query.ip && isIP(query.ip) ? query.ip : context.ip;
    try {
      const location = await services.location.locate(ip);
      if (location.countryCode === null) return UNKNOWN;
      return {
        ...location,
        audienceType: location.countryCode === country ? ('LOCAL' as const) : ('VISITOR' as const),
      };
    } catch (error) {
      log.info({ type: error instanceof Error ? error.name : 'unknown' }, 'a visitor’s country is not known');
      return UNKNOWN;
    }
  });

  serve(gateway, placeContract.getCountry, async ({ params }, { t }) => {
    const code = asCountryCode(params.countryCode);
    if (!code) throw refuse(404, 'country_unknown', 'session.country-unknown');
    const { currencyCode, phoneCode, isPinCodeHide, domain, localeList } = countryOf(code);
    return {
      countryCode: code,
      currencyCode,
      phoneCode,
      isPinCodeHide,
      domain,
      countryName: t(`session.country-${code}`),
      locales: localeList,
    };
  });

  serve(gateway, placeContract.getLocale, async (_input, { country }) => {
    const { defaultLocale, defaultLanguage, localeList } = countryOf(country);
    return { defaultLocale, defaultLanguage, localeList };
  });

  serve(gateway, placeContract.getStates, async ({ query }, { country }) => {
    const requested = query.country ?? country;
    return { country: requested, states: [...statesOf(requested)] };
  });

  serve(gateway, placeContract.getLocationData, async (_input, { t }) => ({
    countries: COUNTRY_CODES.map((code) => entry(code, t)),
  }));

  serve(gateway, placeContract.geocode, async ({ query }, { catalogDb, country, language }) => {
    const { latitude, longitude, address } = query;
    const placeContext = { country, language };
    const places =
      latitude !== undefined && longitude !== undefined
        ? await placeAt(catalogDb, placeContext, { latitude, longitude })
        : address === undefined
          ? []
          : await placesNamed(catalogDb, placeContext, address);
    if (places.length === 0) throw refuse(404, 'place_unknown', 'session.no-result');
    return { places };
  });

  serve(gateway, placeContract.passUtm, async ({ body }, { db, session }) => {
    if (Object.keys(body).length > 0)
      await db.execute(sql`
        INSERT INTO campaign_visit (customer_id, utm)
        VALUES (${session.customerId}, ${JSON.stringify(campaignOf(body))}::jsonb)`);
    return { success: true };
  });
}

/** The values of a campaign under their own names; one that also has the name of the analytics cookie counts once. */
function campaignOf({
  utmcsr: source,
  utmcmd: medium,
  utmccn: campaign,
  utmctr: term,
  utmcct: content,
  ...named
}: z.infer<NonNullable<typeof placeContract.passUtm.body>>): Campaign {
  return { source, medium, campaign, term, content, ...named };
}

function entry(code: CountryCode, t: CallContext['t']) {
  return {
    code,
    name: t(`session.country-${code}`),
    phoneCode: countryOf(code).phoneCode,
    states: [...statesOf(code)],
  };
}
