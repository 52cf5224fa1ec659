import type { Configuration } from '@lunette/session/contract';
import type { Queries } from '../platform/database/database.ts';
import { configuration } from './schema.ts';

const EVERYWHERE: Configuration = {
  category_page_size: 15,
  studio_flow: { enabled: true },
  desktop_cart_flow: { enabled: true },
  cygnus: { enabled: false },
  marketplace_logo: {},
  cart_wallet: { apply: 'ON' },
  exchange: { desktop: 'ON' },
  otp: { digits: 6, resendSeconds: 30, retryLimit: 5, sendLimit: 5, lifeMinutes: 5 },
  social_accounts: [{ account: 'sandbox', name: 'Sandbox ID' }],
  loyalty: {
    goldPid: '128269',
    brandsAllowed: ['Lunette Studio', 'Lunette Air'],
    classificationsAllowed: ['eyeframe'],
  },
};

const BY_LANGUAGE: Record<'en' | 'ar', Configuration> = {
  en: {
    cart_popup: {
      frameOnlyText: 'Frame without lenses',
      searchFor: [
        { name: 'Eyeglasses', url: '/eyeglasses' },
        { name: 'Sunglasses', url: '/sunglasses' },
        { name: 'Contact lenses', url: '/contact-lenses' },
      ],
    },
  },
  ar: {
    cart_popup: {
      frameOnlyText: 'الإطار بدون عدسات',
      searchFor: [
        { name: 'النظارات الطبية', url: '/eyeglasses' },
        { name: 'النظارات الشمسية', url: '/sunglasses' },
        { name: 'العدسات اللاصقة', url: '/contact-lenses' },
      ],
    },
  },
};

const POWER_STATUS: Record<'en' | 'ar', Configuration['power_status']> = {
  en: {
    powerUploadText: {
      icon: 'picture',
      message: 'Your prescription was sent as a picture. An optician copies it.',
    },
    dontKnowPowerText: { icon: 'call', message: 'We will call or write to you for the power.' },
  },
  ar: {
    powerUploadText: { icon: 'picture', message: 'أُرسلت وصفتك صورةً، وينقلها أخصائي البصريات.' },
    dontKnowPowerText: { icon: 'call', message: 'سنتصل بك أو نراسلك للحصول على درجات النظر.' },
  },
};

const HOURS = { en: '9 am to 9 pm, every day', ar: 'من 9 صباحاً حتى 9 مساءً، كل يوم' };
const SUPPORT: readonly [locale: string, phone: string, hours: string][] = [
  ['en_in', '+91 80000 12345', HOURS.en],
  ['en_sg', '+65 6000 1234', HOURS.en],
  ['en_ae', '+971 800 12345', HOURS.en],
  ['ar_ae', '+971 800 12345', HOURS.ar],
  ['en_sa', '+966 800 123 4567', HOURS.en],
  ['ar_sa', '+966 800 123 4567', HOURS.ar],
  ['en_us', '+1 800 555 0142', HOURS.en],
];

/** The support number of each country; also applied to a store that had one number for all. */
export async function seedSupport(db: Queries): Promise<void> {
  const rows = SUPPORT.map(([language, phone, hours]) => ({
    key: 'support',
    language,
    value: { phone, hours },
  }));
  await db.insert(configuration).values(rows).onConflictDoNothing();
}

/** The texts in place of a power (RX-09); also applied to an older store. */
export async function seedPowerStatus(db: Queries): Promise<void> {
  const rows = Object.entries(POWER_STATUS).map(([language, value]) => ({
    key: 'power_status',
    language,
    value,
  }));
  await db.insert(configuration).values(rows).onConflictDoNothing();
}

/** The configuration of the demo store; existing values stay. */
export async function seedConfiguration(db: Queries): Promise<void> {
  const rows = [['*', EVERYWHERE] as const, ...Object.entries(BY_LANGUAGE)].flatMap(([language, values]) =>
    Object.entries(values).map(([key, value]) => ({ key, language, value })),
  );
  await db.insert(configuration).values(rows).onConflictDoNothing();
}
