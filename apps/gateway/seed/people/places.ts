import type { CountryCode } from '@lunette/country-config';
import { searchText } from '../../src/catalog/search/vocabulary/searchText.ts';
import { place } from '../../src/place/geocode.ts';
import type { Queries } from '../../src/platform/database/database.ts';
import { insertAll } from '../insertAll.ts';

type Row = [name: string, arabic: string, city: string, state: string, postcode: string, number, number];

/** The places of the geocoder, with latitude and longitude. */
const PLACES: Record<CountryCode, readonly Row[]> = {
  IN: [
    ['Camp, Pune', 'كامب، بونه', 'Pune', 'Maharashtra', '411001', 18.5122, 73.886],
    ['Kothrud, Pune', 'كوثرود، بونه', 'Pune', 'Maharashtra', '411038', 18.5074, 73.8077],
    ['Fort, Mumbai', 'فورت، مومباي', 'Mumbai', 'Maharashtra', '400001', 18.9388, 72.8354],
    ['Bandra, Mumbai', 'باندرا، مومباي', 'Mumbai', 'Maharashtra', '400050', 19.0596, 72.8295],
    ['Connaught Place, New Delhi', 'كونوت بليس، نيودلهي', 'New Delhi', 'Delhi', '110001', 28.6315, 77.2167],
    ['MG Road, Bengaluru', 'إم جي رود، بنغالورو', 'Bengaluru', 'Karnataka', '560001', 12.9758, 77.6045],
    [
      'Banjara Hills, Hyderabad',
      'بنجارا هيلز، حيدر آباد',
      'Hyderabad',
      'Telangana',
      '500034',
      17.4156,
      78.4347,
    ],
    ['T. Nagar, Chennai', 'تي ناغار، تشيناي', 'Chennai', 'Tamil Nadu', '600017', 13.0418, 80.2341],
    ['Park Street, Kolkata', 'بارك ستريت، كولكاتا', 'Kolkata', 'West Bengal', '700016', 22.5524, 88.3522],
    ['Navrangpura, Ahmedabad', 'نافرانغبورا، أحمد آباد', 'Ahmedabad', 'Gujarat', '380009', 23.0365, 72.5611],
  ],
  SG: [
    ['Orchard', 'أوركارد', 'Singapore', '', '238801', 1.3048, 103.8318],
    ['Raffles Place', 'رافلز بليس', 'Singapore', '', '048616', 1.2839, 103.8513],
    ['Tampines', 'تامبينيس', 'Singapore', '', '529509', 1.3526, 103.9447],
    ['Jurong East', 'جورونغ إيست', 'Singapore', '', '608549', 1.3329, 103.7436],
  ],
  AE: [
    ['Dubai Marina', 'دبي مارينا', 'Dubai', 'Dubai', '', 25.0805, 55.1403],
    ['Deira', 'ديرة', 'Dubai', 'Dubai', '', 25.2697, 55.3095],
    ['Al Reem Island', 'جزيرة الريم', 'Abu Dhabi', 'Abu Dhabi', '', 24.4953, 54.406],
    ['Al Majaz', 'المجاز', 'Sharjah', 'Sharjah', '', 25.3256, 55.3851],
  ],
  SA: [
    ['Olaya', 'العليا', 'Riyadh', 'Riyadh', '', 24.6949, 46.685],
    ['Al Rawdah', 'الروضة', 'Jeddah', 'Makkah', '', 21.566, 39.1534],
    ['Al Khobar', 'الخبر', 'Al Khobar', 'Eastern Province', '', 26.2172, 50.1971],
    ['Al Aziziyah', 'العزيزية', 'Makkah', 'Makkah', '', 21.4062, 39.8642],
  ],
  US: [
    ['Manhattan, New York', 'مانهاتن، نيويورك', 'New York', 'New York', '10001', 40.7506, -73.9972],
    ['Brooklyn', 'بروكلين', 'Brooklyn', 'New York', '11201', 40.6943, -73.9903],
    ['The Loop, Chicago', 'ذا لوب، شيكاغو', 'Chicago', 'Illinois', '60601', 41.8858, -87.6229],
    ['Downtown Los Angeles', 'وسط لوس أنجلوس', 'Los Angeles', 'California', '90012', 34.0614, -118.2385],
    [
      'Mission District, San Francisco',
      'حي ميشن، سان فرانسيسكو',
      'San Francisco',
      'California',
      '94110',
      37.7486,
      -122.4158,
    ],
  ],
};

const ARABIC_CITIES: Record<string, string> = {
  Dubai: 'دبي',
  'Abu Dhabi': 'أبوظبي',
  Sharjah: 'الشارقة',
  Riyadh: 'الرياض',
  Jeddah: 'جدة',
  'Al Khobar': 'الخبر',
  Makkah: 'مكة المكرمة',
  Singapore: 'سنغافورة',
};

/** Inserts the places of the geocoder of the demo store. */
export async function seedPlaces(db: Queries): Promise<void> {
  const rows = (Object.entries(PLACES) as [CountryCode, readonly Row[]][]).flatMap(([country, places]) =>
    places.map(([name, arabic, city, state, postcode, latitude, longitude]) => ({
      country,
      latitude,
      longitude,
      postcode,
      state,
      names: [...new Set([name, arabic, city, ARABIC_CITIES[city] ?? city].map(searchText))],
      text: { en: { name, city }, ar: { name: arabic, city: ARABIC_CITIES[city] ?? city } },
    })),
  );
  await insertAll(
    db,
    place,
    rows.map((row, index) => ({ id: index + 1, ...row })),
  );
}
