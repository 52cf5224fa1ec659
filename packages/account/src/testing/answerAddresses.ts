import type { TestGateway } from '@lunette/api-client/testing';
import { customerAddressContract, placeContract, type SavedAddress } from '@lunette/session/contract';
import { anAddress } from '@lunette/session/testing';

/** The default address of the account. */
const HOME = anAddress();
/** A second address of the account. */
export const WORK = anAddress({
  id: 'address-2',
  defaultAddress: false,
  addressline1: 'Rao Design Studio, 3rd floor',
  addressline2: 'Senapati Bapat Road',
  locality: 'Model Colony',
  postcode: '411016',
});

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

/** Answers the calls about addresses from two stored ones, and finds the places of an address. */
export function answerAddresses(gateway: TestGateway): TestGateway {
  let addresses: SavedAddress[] = [HOME, WORK];
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
  return gateway
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
    }));
}
