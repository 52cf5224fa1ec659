import {
  prescriptionContract,
  savedPrescriptionContract,
  type AddedPowerType,
  type PowerRange,
  type SavedPrescription,
} from '@lunette/prescription/contract';
import {
  customerAddressContract,
  customerContract,
  passkeyContract,
  placeContract,
  sessionContract,
  type Customer,
  type MarketingSubscription,
  type SavedAddress,
  identityContract,
  consentContract,
  type ConsentEntry,
} from '@lunette/session/contract';
import { moneyContract, profileContract } from '../contract/index.ts';
import { testGateway } from '@lunette/api-client/testing';
import { aConsent, aCustomer, aDevice, anAddress, aSession } from '@lunette/session/testing';
import { aStoreCredit } from './fixtures.ts';
import { aPowerRange, aSavedPrescription } from '@lunette/prescription/testing';

/** The default address of the account. */
export const HOME = anAddress();
/** A second address of the account. */
export const WORK = anAddress({
  id: 'address-2',
  defaultAddress: false,
  addressline1: 'Rao Design Studio, 3rd floor',
  addressline2: 'Senapati Bapat Road',
  locality: 'Model Colony',
  postcode: '411016',
});
const PASSKEY = { id: 'pass-1', name: 'Pixel', lastUsedAt: null, createdAt: '2026-10-02T08:00:00.000Z' };
const rupees = (value: number) => ({ value, currencyCode: 'INR' as const });

/** A gateway for tests and stories with one account: changes are stored and appear in the next read. */
export function accountGateway(change: Partial<Customer> = {}) {
  let customer = aCustomer(change);
  let addresses: SavedAddress[] = [HOME, WORK];
  let prescriptions: SavedPrescription[] = [aSavedPrescription()];
  let devices = [
    aDevice(),
    aDevice({ id: 'device-2', client: 'mobilesite', system: 'Android', isCurrent: false }),
  ];
  let passkeys = [{ ...PASSKEY, backedUp: true }];
  let social = ['sandbox'];
  let news: MarketingSubscription = customer.marketingSubscription;
  let optedIn = false;
  let consents: ConsentEntry[] = [aConsent()];
  const whatsApp = () => ({
    response: {
      status: 'success' as const,
      details: optedIn ? ('OPT_IN' as const) : ('OPT_OUT' as const),
      id: '7',
    },
  });
  const note = (channel: ConsentEntry['channel'], granted: boolean) => {
    consents = [aConsent({ id: `consent-${consents.length + 1}`, channel, granted }), ...consents];
  };
  const all = () => ({
    addresses: addresses.toSorted((one, other) => Number(other.defaultAddress) - Number(one.defaultAddress)),
  });
  /** The same id for a repeated call, which adds its address once. */
  const idFor = (headers: Record<string, string>) => `address-${headers['idempotency-key']}`;
  const keep = (saved: SavedAddress) => {
    const others = addresses.filter(({ id }) => id !== saved.id);
    addresses = [
      ...others.map((one) => ({ ...one, defaultAddress: one.defaultAddress && !saved.defaultAddress })),
      saved,
    ];
    return all();
  };
  return testGateway()
    .on(customerContract.getCustomer, () => customer)
    .on(profileContract.updateCustomer, ({ body }) => (customer = { ...customer, ...body }))
    .on(profileContract.getCustomerData, () => ({ profile: { first_name: customer.firstName } }))
    .on(profileContract.deleteCustomer, () => ({ id: 'cookie', success: true, waitsForOrders: [] }))
    .on(prescriptionContract.getSavedPrescriptions, () => ({ prescriptions }))
    .on(savedPrescriptionContract.getPowersOfType, ({ params: { powerType } }) => rangeOf(powerType))
    .on(savedPrescriptionContract.addSavedPrescription, ({ body: { powerType, prescription }, headers }) => {
      const { left = null, right = null, imageFileName = null, userName = null } = prescription;
      const id = `added-${headers['idempotency-key']}`;
      const added = aSavedPrescription({
        ...IN_ACCOUNT,
        id,
        powerType,
        userName,
        left,
        right,
        imageFileName,
      });
      prescriptions = [added, ...prescriptions.filter((one) => one.id !== id)];
      return { id };
    })
    .on(savedPrescriptionContract.renameSavedPrescription, ({ params: { prescriptionId }, body }) => {
      prescriptions = prescriptions.map((one) =>
        one.id === prescriptionId
          ? { ...one, ...IN_ACCOUNT, id: `renamed-${one.id}`, userName: body.userName || null }
          : one,
      );
      return { prescriptions };
    })
    .on(savedPrescriptionContract.removeSavedPrescription, ({ params: { prescriptionId } }) => {
      prescriptions = prescriptions.filter(({ id }) => id !== prescriptionId);
      return { prescriptions };
    })
    .on(customerAddressContract.getAddresses, all)
    .on(customerAddressContract.addAddress, ({ body, headers }) =>
      keep({ ...body.address, id: idFor(headers), defaultAddress: body.defaultAddress }),
    )
    .on(customerAddressContract.updateAddress, ({ params, body }) =>
      keep({ ...body.address, id: params.addressId, defaultAddress: body.defaultAddress }),
    )
    .on(customerAddressContract.deleteAddress, ({ params }) => {
      addresses = addresses.filter(({ id }) => id !== params.addressId);
      return all();
    })
    .on(placeContract.geocode, ({ query }) => ({
      places: query.address === 'nowhere' ? [] : [KOREGAON, ...(query.address ? [CAMP] : [])],
    }))
    .on(sessionContract.getDevices, () => ({ devices }))
    .on(sessionContract.endDevice, ({ params }) => {
      devices = devices.filter(({ id }) => id !== params.deviceId);
      return { devices };
    })
    .on(sessionContract.endOtherDevices, () => {
      devices = devices.filter(({ isCurrent }) => isCurrent);
      return { devices };
    })
    .on(sessionContract.logout, () => aSession())
    .on(passkeyContract.getPasskeys, () => ({ passkeys }))
    .on(passkeyContract.removePasskey, () => ({ passkeys: (passkeys = []) }))
    .on(profileContract.changePassword, () => ({ success: true }))
    .on(identityContract.sendVerification, () => ({ emailStatus: 'sent' as const }))
    .on(profileContract.getAccountsInfo, () => ({ ...customer, social, passkeys: passkeys.length }))
    .on(profileContract.removeSocial, () => {
      social = [];
      return { success: true };
    })
    .on(consentContract.getMarketingSubscription, () => news)
    .on(consentContract.setMarketingSubscription, ({ body }) => {
      for (const [channel, granted] of Object.entries(body)) note(channel as keyof typeof news, granted);
      return (news = { ...news, ...body });
    })
    .on(consentContract.getConsents, () => ({ consents }))
    .on(consentContract.getWhatsAppConsent, whatsApp)
    .on(consentContract.setWhatsAppConsent, ({ body }) => {
      optedIn = body.optingValue;
      note('whatsappOrders', optedIn);
      return whatsApp();
    })
    .on(moneyContract.getStoreCredits, () => ({
      balance: rupees(750),
      storeCredits: [
        aStoreCredit(),
        aStoreCredit({ code: 'SC-OLD1-2024', expiresOn: '2024-05-31', isExpired: true }),
      ],
    }))
    .on(moneyContract.getStoreCreditOrders, ({ query }) => ({
      numOfOrders: 11,
      orders:
        query.page === 0
          ? [{ orderId: '4521399001', amount: rupees(-150), at: '2026-08-19T08:00:00.000Z' }]
          : [{ orderId: '4521367890', amount: rupees(900), at: '2026-07-02T08:00:00.000Z' }],
    }))
    .on(moneyContract.getStoreCreditHistory, ({ query }) => ({
      entries: [
        {
          id: 'entry-1',
          code: 'SC-7KQ4-M2XD',
          amount: rupees(-150),
          reason: 'spent' as const,
          orderId: query.orderId ?? null,
          at: '2026-08-19T08:00:00.000Z',
        },
      ],
    }))
    .on(moneyContract.sendStoreCreditSms, () => ({ success: true }))
    .on(moneyContract.getGiftVoucher, ({ query }) => ({
      code: query.giftVoucherCode,
      balance: rupees(120),
      amount: rupees(500),
      expiresOn: '2027-05-31',
      isExpired: false,
    }));
}

/** What a prescription has that was added or renamed in the account. */
const IN_ACCOUNT = { source: 'account' as const, orderId: null, productId: '', productName: '' };

/** The powers of a power type; progressive lenses have an addition. */
function rangeOf(powerType: AddedPowerType): PowerRange {
  const { rows } = aPowerRange();
  const addition = {
    key: 'ap' as const,
    label: 'Addition',
    unit: 'dioptre' as const,
    required: true,
    range: { min: 0.75, max: 3.5, step: 0.25 },
    values: null,
  };
  return aPowerRange({ powerType, rows: powerType === 'progressive' ? [...rows, addition] : rows });
}

const KOREGAON = {
  name: 'Koregaon Park',
  city: 'Pune',
  state: 'Maharashtra',
  postcode: '411001',
  country: 'IN' as const,
  latitude: 18.5362,
  longitude: 73.8939,
};
const CAMP = { ...KOREGAON, name: 'Camp', latitude: 18.5122, longitude: 73.886 };
