import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressFaults, addressForm, addressLine, onlyCityOf, placeLines } from './address.ts';
import { isEmail } from './email.ts';
import { COUNTRY_CODES, countryOf, type CountryCode } from '../country/country.ts';
import { countryOfPhoneCode, formatPhone, isMobileNumber, westernDigits } from './phone.ts';
import { isPostcode, needsPostcode } from './postcode.ts';
import { stateName, statesOf } from './states.ts';

const pune = {
  firstName: 'Ananya',
  lastName: 'Rao',
  phone: '98220 41377',
  email: 'ananya.rao@post.example',
  addressline1: 'Flat 7, Neelkanth Residency',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
};

test('a complete Indian address has no fault', () => {
  expect(addressFaults(pune, 'IN')).toEqual({});
});

test('each fault of an address is given for its field', () => {
  const faults = addressFaults(
    { ...pune, phone: '12345', email: 'ananya@post', postcode: '90210', state: 'Ontario', city: ' ' },
    'IN',
  );
  expect(faults).toEqual({
    phone: 'phone',
    email: 'email',
    postcode: 'postcode',
    state: 'state',
    city: 'required',
  });
  expect(addressFaults({ ...pune, addressline1: 'x'.repeat(10_000) }, 'IN')).toEqual({
    addressline1: 'too_long',
  });
});

test('CTRY-06 the postcode entry is hidden for AE, SG and SA, where an address needs none', () => {
  expect(COUNTRY_CODES.filter((country) => countryOf(country).isPinCodeHide)).toEqual(['SG', 'AE', 'SA']);
  expect(COUNTRY_CODES.filter((country) => needsPostcode(country))).toEqual(['IN', 'US']);
  const without = { ...pune, phone: '501234567', locality: 'Al Barsha', city: 'Dubai', postcode: '' };
  expect(addressFaults({ ...without, state: 'Dubai' }, 'AE')).toEqual({});
});

test('there is no postcode field in AE and SA, and it is optional in SG', () => {
  for (const country of ['AE', 'SA'] as const)
    expect(addressForm(country).map(({ field }) => field)).not.toContain('postcode');
  expect(addressForm('SG').find(({ field }) => field === 'postcode')?.required).toBe(false);
});

test('CHK-02 every country asks for the city, except one that is a single city', () => {
  const asksFor = (country: CountryCode) => addressForm(country).some(({ field }) => field === 'city');
  expect(COUNTRY_CODES.filter((country) => !asksFor(country))).toEqual(['SG']);
  expect(COUNTRY_CODES.map(onlyCityOf)).toEqual([null, 'Singapore', null, null, null]);
});

test.each([
  ['IN', 10, 10, '9822041377'],
  ['AE', 9, 9, '501234567'],
  ['SG', 8, 8, '91234567'],
  ['SA', 9, 9, '501234567'],
  ['US', 10, 10, '4155550134'],
] as const)(
  'CTRY-05 a mobile number of %s has %i digits and nothing but digits',
  (country, least, most, number) => {
    expect(countryOf(country)).toMatchObject({ minMobileLength: least, maxMobileLength: most });
    expect(isMobileNumber(number, country)).toBe(true);
    for (const wrong of [number.slice(1), `${number}1`, `${number.slice(1)}x`, ''])
      expect(isMobileNumber(wrong, country)).toBe(false);
    expect(
      isMobileNumber(
        number.replace(/[0-9]/g, (digit) => String.fromCharCode(0x660 + Number(digit))),
        country,
      ),
    ).toBe(true);
  },
);

test('CTRY-05 an Indian mobile number starts with 6 to 9', () => {
  const starts = [...'0123456789'].filter((first) => isMobileNumber(`${first}822041377`, 'IN'));
  expect(starts).toEqual(['6', '7', '8', '9']);
});

test.each([
  ['+91 98220 41377', 'IN', true],
  ['٩٨٢٢٠٤١٣٧٧', 'IN', true],
  ['5822041377', 'IN', false],
  ['0091-98220-41377', 'IN', true],
  ['501234567', 'AE', true],
  ['50123456', 'AE', false],
  ['91234567', 'SG', true],
  ['(415) 555-013', 'US', false],
  ['(415) 555-0134', 'US', true],
] as const)('the number %s in %s: %s', (text, country, valid) => {
  expect(isMobileNumber(text, country)).toBe(valid);
});

test('an e-mail address has characters that are not spaces, an @ and a domain with a dot', () => {
  for (const good of ['a@b.c', ' x.y@z.example ']) expect(isEmail(good)).toBe(true);
  for (const bad of ['a@b', 'a b@c.d', '@b.c', 'a@@b.c', '']) expect(isEmail(bad)).toBe(false);
});

test('the check of an address accepts any text without an exception', () => {
  fc.assert(
    fc.property(fc.constantFrom(...COUNTRY_CODES), fc.string({ unit: 'binary' }), (country, text) => {
      const all = Object.fromEntries(addressForm(country).map(({ field }) => [field, text]));
      expect(typeof addressFaults(all, country)).toBe('object');
      expect(isPostcode(westernDigits(text), country)).toBe(isPostcode(text, country));
    }),
  );
});

test('states are offered in countries whose addresses have one', () => {
  expect(COUNTRY_CODES.filter((country) => statesOf(country).length > 0)).toEqual(['IN', 'AE', 'SA', 'US']);
});

test('every state of the Emirates and of Saudi Arabia has its Arabic name', () => {
  for (const country of ['AE', 'SA'] as const)
    for (const state of statesOf(country)) {
      expect(stateName(state, 'ar'), state).toMatch(/^[\u0600-\u06ff ]+$/);
      expect(stateName(state, 'en')).toBe(state);
    }
});

test("a phone number is shown with its country's code", () => {
  expect(formatPhone('9822041377', 'IN')).toBe('+91 98220 41377');
  expect(formatPhone('81234567', 'SG')).toBe('+65 8123 4567');
  expect(formatPhone('501234567', 'AE')).toBe('+971 50 123 4567');
  expect(formatPhone('501234567', 'SA')).toBe('+966 50 123 4567');
});

test('a phone code names its country, and one of no country of the store names none', () => {
  for (const country of COUNTRY_CODES) expect(countryOfPhoneCode(countryOf(country).phoneCode)).toBe(country);
  expect([countryOfPhoneCode('+44'), countryOfPhoneCode(null)]).toEqual([null, null]);
});

test('in the United States a number has its area code in brackets', () => {
  expect(formatPhone('2125550143', 'US')).toBe('(212) 555-0143');
});

test('city, state and postcode are written as on an envelope of the country', () => {
  const chicago = { city: 'Chicago', state: 'Illinois', postcode: '60603', country: 'US' };
  expect(placeLines(chicago)).toEqual(['Chicago, IL 60603']);
  expect(placeLines({ ...chicago, state: '', postcode: '' })).toEqual(['Chicago']);
  expect(placeLines({ city: 'Pune', state: 'Maharashtra', postcode: '411001', country: 'IN' })).toEqual([
    'Pune 411001',
    'Maharashtra',
  ]);
  expect(placeLines({ city: 'Dubai', state: 'Dubai', postcode: '', country: 'AE' })).toEqual(['Dubai']);
  expect(placeLines({ city: 'دبي', state: 'Dubai', country: 'AE' }, 'ar')).toEqual(['دبي']);
  expect(placeLines({ city: 'جميرا', state: 'Dubai', country: 'AE' }, 'ar')).toEqual(['جميرا', 'دبي']);
  const line = {
    firstName: 'ليلى',
    addressline1: 'شارع المرسى',
    city: 'جميرا',
    state: 'Dubai',
    country: 'AE',
  };
  expect(addressLine(line, 'ar')).toBe('ليلى، شارع المرسى، جميرا، دبي');
});
