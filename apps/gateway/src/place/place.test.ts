import { placeContract } from '@lunette/session/contract';
import { describe, expect, test } from 'vitest';
import { call, guest, testGatewayApp } from '../platform/testing/testGateway.ts';
import { customerData } from '../identity/account/customerData.ts';
import { newCustomer } from '../identity/testing/customer.ts';

const requestedIps: string[] = [];
const app = await testGatewayApp({
  services: {
    location: {
      locate: async (ip) => {
        requestedIps.push(ip);
        if (ip === '203.0.113.66') throw new Error('down');
        return ip.startsWith('198.')
          ? { countryCode: 'SG', countryName: 'Singapore', city: 'Singapore' }
          : { countryCode: null, countryName: null, city: null };
      },
    },
  },
});
const locate = (query: { ip?: string }, headers: Record<string, string> = {}) =>
  call(app, placeContract.getLocation, { query }, { country: 'IN', headers });

describe('where a visitor is', () => {
  test('CTRY-09 an unknown address and a service that fails give the default audience type', async () => {
    expect((await locate({ ip: '10.0.0.1' })).result).toEqual({
      countryCode: null,
      countryName: null,
      city: null,
      audienceType: 'DEFAULT',
    });
    expect((await locate({ ip: '203.0.113.66' })).result.audienceType).toBe('DEFAULT');
  });

  test('CTRY-09 a known address gives the country and the audience type; without ?ip= it is the caller’s own', async () => {
    expect((await locate({ ip: '198.51.100.7' })).result).toMatchObject({
      countryCode: 'SG',
      audienceType: 'VISITOR',
    });
    await locate({}, { 'x-forwarded-for': '198.51.100.8' });
    expect(requestedIps.at(-1)).toBe('198.51.100.8');
    await locate({ ip: '../../admin' }, { 'x-forwarded-for': '198.51.100.9' });
    expect(requestedIps.at(-1)).toBe('198.51.100.9');
    expect((await locate({ ip: '198.51.100.7' })).headers['cache-control']).toBe('no-store');
  });
});

describe('countries, states and places', () => {
  test('CTRY-10 country data is read by code, in either case and in the caller’s language; an unknown code is not found', async () => {
    const ask = (countryCode: string, language: 'en' | 'ar' = 'en') =>
      call(app, placeContract.getCountry, { params: { countryCode } }, { language });
    expect((await ask('de')).status).toBe(404);
    expect((await ask('ae')).result).toMatchObject({
      countryCode: 'AE',
      countryName: 'United Arab Emirates',
      currencyCode: 'AED',
      phoneCode: '+971',
      isPinCodeHide: true,
    });
    expect((await ask('AE', 'ar')).result.countryName).toBe('الإمارات العربية المتحدة');
  });

  test('CTRY-10 locale, states and location data are those of the country-config', async () => {
    const locale = await call(app, placeContract.getLocale, undefined, { country: 'SA' });
    expect(locale.result).toMatchObject({
      defaultLocale: 'en_sa',
      localeList: [{ language: 'en' }, { language: 'ar' }],
    });
    const states = await call(app, placeContract.getStates, { query: {} }, { country: 'AE' });
    expect(states.result.states).toContain('Dubai');
    const india = await call(app, placeContract.getStates, { query: { country: 'IN' } }, { country: 'AE' });
    expect(india.result.states).toContain('Maharashtra');
    const { result } = await call(app, placeContract.getLocationData, undefined);
    expect(result.countries.map(({ code }) => code)).toEqual(['IN', 'SG', 'AE', 'SA', 'US']);
  });

  test('ACCT-05 the geocoder finds seeded places by point and by name; otherwise it fails with No Result Found..', async () => {
    const ask = (query: object, as: object = {}) => call(app, placeContract.geocode, { query }, as);
    for (const nothing of [
      {},
      { address: 'Atlantis' },
      { latitude: 0, longitude: 0 },
      { latitude: 5e-324, longitude: -5e-324 },
    ])
      expect((await ask(nothing)).problem).toMatchObject({ status: 404, detail: 'No Result Found..' });
    expect((await ask({ latitude: 91, longitude: 0 })).status).toBe(422);
    const near = await ask({ latitude: 18.51, longitude: 73.88 });
    expect(near.result.places).toMatchObject([{ city: 'Pune', postcode: '411001', state: 'Maharashtra' }]);
    const named = await ask({ address: 'دبي' }, { country: 'AE', language: 'ar' });
    expect(named.result.places.map(({ city }) => city)).toEqual(['دبي', 'دبي']);
    expect((await ask({ address: '110001' })).result.places[0]?.city).toBe('New Delhi');
  });

  test('SESS-12 the campaign of a visit is stored for customers only', async () => {
    const pass = (token: string) =>
      call(app, placeContract.passUtm, { body: { source: 'letter', campaign: 'autumn' } }, { token });
    expect((await pass(await guest(app))).status).toBe(403);
    expect((await pass((await newCustomer(app)).token)).result).toEqual({ success: true });
  });

  test('ANLY-01 the values of an analytics cookie are stored under the names source, medium, campaign, term and content', async () => {
    const { token, id } = await newCustomer(app);
    const pass = (body: Record<string, string>) => call(app, placeContract.passUtm, { body }, { token });
    const cookie = { utmcsr: 'letter', utmcmd: 'post', utmccn: 'autumn', utmctr: 'frames', utmcct: 'page 2' };
    expect((await pass(cookie)).status).toBe(200);
    expect((await pass({ utmcsr: 'letter', source: 'poster' })).status).toBe(200);
    expect((await pass({ utmgclid: '1' })).status).toBe(422);
    expect(await customerData(app.db, id)).toMatchObject({
      visits: [
        { utm: { source: 'letter', medium: 'post', campaign: 'autumn', term: 'frames', content: 'page 2' } },
        { utm: { source: 'poster' } },
      ],
    });
  });
});
