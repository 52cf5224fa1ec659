import {
  Configuration,
  ConsentEntry,
  Customer,
  Device,
  Navigation,
  SavedAddress,
  Session,
  SignedIn,
  StaffUser,
  StoreSale,
} from '../contract/index.ts';

/** A menu with one kind of goods and a footer with one section. */
export function aNavigation(over: Partial<Navigation> = {}): Navigation {
  return Navigation.parse({
    offers: ['Free shipping', '14 days return'],
    menu: [
      {
        id: 'eyeglasses',
        label: 'Eyeglasses',
        url: '/eyeglasses',
        layout: 'two-col',
        sections: [{ title: 'Shape', links: [{ label: 'Round', url: '/eyeglasses?frame_shape=round' }] }],
      },
    ],
    footer: {
      sections: [{ title: 'Shop', links: [{ label: 'Eyeglasses', url: '/eyeglasses' }] }],
      bottom: [{ label: 'Terms', url: '/terms' }],
    },
    ...over,
  });
}

/** The common configuration of a shop with its default settings. */
export function aConfiguration(over: Partial<Configuration> = {}): Configuration {
  return Configuration.parse({
    category_page_size: 15,
    studio_flow: { enabled: false },
    desktop_cart_flow: { enabled: true },
    cart_popup: { searchFor: [{ name: 'Round frames', url: '/eyeglasses?frame_shape=round' }] },
    support: { phone: '1800 202 4400', hours: '9:00 to 21:00' },
    ...over,
  });
}

/** The session of a guest, or with the given attributes. */
export function aSession(attrs: Partial<Session['attrs']> = {}): Session {
  return Session.parse({
    id: 'cookie',
    attrs: {
      cartIds: [],
      itemsCount: 0,
      wishlist: [],
      isLoggedIn: false,
      isLoyalty: false,
      isDoctorSession: false,
      isSalesman: false,
      ...attrs,
    },
  });
}

/** The answer of every sign-in method. */
export function aSignIn(over: Partial<SignedIn> = {}): SignedIn {
  return SignedIn.parse({
    token: 'cookie',
    id: '0192f3c4-0000-7000-8000-000000000001',
    firstName: 'Ananya',
    cygnus: { cygnusId: null },
    isTelephoneVerified: true,
    emailVerificationStatus: 'verified',
    hasPlacedOrder: true,
    ...over,
  });
}

/** A customer who has ordered before and is a member. */
export function aCustomer(over: Partial<Customer> = {}): Customer {
  return Customer.parse({
    isLogin: true,
    isLoyalty: true,
    isWishlistCount: 0,
    isCartCount: 2,
    id: '0192f3c4-0000-7000-8000-000000000001',
    firstName: 'Ananya',
    lastName: 'Rao',
    gender: 'female',
    email: 'ananya.rao@post.example',
    telephone: '9822041377',
    phoneCode: '+91',
    countryCode: 'IN',
    hasPlacedOrder: true,
    isTelephoneVerified: true,
    emailVerificationStatus: 'verified',
    hasPassword: true,
    dittos: [],
    cygnus: { cygnusId: null },
    loyalty: {
      tierName: 'gold',
      tierLabel: 'Gold',
      startDate: '2026-03-02',
      endDate: '2027-03-02',
      cardNumber: '8261 0374 5519 2048',
      ordersCount: 3,
    },
    wallet: { balance: { value: 750, currencyCode: 'INR' }, currencyCode: 'INR' },
    marketingSubscription: { email: true, pushNotification: false, sms: false, whatsapp: false },
    faceAnalysis: null,
    nearbyStoreLocation: null,
    ...over,
  });
}

/** An address of an account in Pune. */
export function anAddress(over: Partial<SavedAddress> = {}): SavedAddress {
  return SavedAddress.parse({
    id: 'address-1',
    defaultAddress: true,
    country: 'IN',
    firstName: 'Ananya',
    lastName: 'Rao',
    phone: '9822041377',
    email: 'ananya.rao@post.example',
    addressline1: 'Flat 7, Neelkanth Residency',
    addressline2: 'Lane 4',
    locality: 'Camp',
    city: 'Pune',
    state: 'Maharashtra',
    postcode: '411001',
    ...over,
  });
}

/** A laptop on which the customer is signed in. */
export function aDevice(over: Partial<Device> = {}): Device {
  return Device.parse({
    id: 'device-1',
    browser: 'Chrome',
    system: 'Windows',
    client: 'desktop',
    country: 'IN',
    signedInAt: '2026-11-20T09:12:00.000Z',
    lastSeenAt: '2026-11-21T16:40:00.000Z',
    isCurrent: true,
    ...over,
  });
}

/** A consent of a customer to news by e-mail. */
export function aConsent(over: Partial<ConsentEntry> = {}): ConsentEntry {
  return ConsentEntry.parse({
    id: 'consent-1',
    channel: 'email',
    granted: true,
    client: 'desktop',
    at: '2026-11-02T08:00:00.000Z',
    ...over,
  });
}

/** A captcha that takes a browser almost no work. */
export const aCaptcha = {
  parameters: {
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: 4_000_000_000,
    nonce: '00112233445566778899aabbccddeeff',
    salt: 'ffeeddccbbaa99887766554433221100',
  },
  signature: 'a-signature',
};

/** A member of staff who orders for customers. */
export function aStaffUser(over: Partial<StaffUser> = {}): StaffUser {
  return StaffUser.parse({
    id: '019aa0c2-6c1e-7a00-8000-000000000001',
    name: 'Vikram Seth',
    email: 'vikram@store.example',
    role: 'salesman',
    salesmanId: '10001',
    ...over,
  });
}

/** A sale that was made at the counter of a store. */
export function aStoreSale(over: Partial<StoreSale> = {}): StoreSale {
  return StoreSale.parse({
    id: '019aa0c2-6c1e-7a00-8000-000000000101',
    salesman: { id: '10002', name: 'Kavya Menon' },
    receipt: 'PUN-4711',
    soldOn: '2026-11-20',
    amount: { value: 4990.5, currencyCode: 'INR' },
    note: null,
    recordedAt: '2026-11-20T06:30:00.000Z',
    ...over,
  });
}
