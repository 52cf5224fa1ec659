import type { AddressField, CountryCode } from '@lunette/country-config';

type Place = Partial<Record<AddressField | 'country', string>>;

/** The address of the sample shopper in each country. */
export const ADDRESSES: Record<CountryCode, Place> = {
  IN: {},
  SG: {
    phone: '91234567',
    addressline1: '12 Tiong Bahru Road',
    addressline2: '#05-21',
    locality: 'Tiong Bahru',
    city: 'Singapore',
    state: '',
    postcode: '168731',
    country: 'SG',
  },
  AE: {
    phone: '501234567',
    addressline1: 'Villa 14, Al Wasl Road',
    addressline2: '',
    locality: 'Jumeirah 1',
    city: 'Dubai',
    state: 'Dubai',
    postcode: '',
    country: 'AE',
  },
  SA: {
    phone: '512345678',
    addressline1: 'Building 7, Prince Sultan Street',
    addressline2: '',
    locality: 'Al Olaya',
    city: 'Riyadh',
    state: 'Riyadh',
    postcode: '12211',
    country: 'SA',
  },
  US: {
    phone: '4155550134',
    addressline1: '418 Hayes Street',
    addressline2: 'Apt 3',
    locality: 'Hayes Valley',
    city: 'San Francisco',
    state: 'California',
    postcode: '94102',
    country: 'US',
  },
};
