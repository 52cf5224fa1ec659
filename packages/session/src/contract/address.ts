import { CountryCode, endpoint, Id, text } from '@lunette/api-client/contract';
import { z } from 'zod';

/** An address of an account; country-config says which fields a country needs. */
export const CustomerAddress = z.object({
  addressType: z.enum(['billing', 'shipping']).default('shipping'),
  firstName: text(60, 1),
  lastName: text(60).default(''),
  gender: z.enum(['female', 'male', 'other', '']).default(''),
  phone: text(30, 1),
  alternatePhone: text(30).default(''),
  email: text(120, 3),
  addressline1: text(120, 1),
  addressline2: text(120).default(''),
  landmark: text(80).default(''),
  locality: text(80).default(''),
  city: text(60, 1),
  state: text(60).default(''),
  postcode: text(12).default(''),
  country: CountryCode,
  floor: z.number().int().min(0).max(200).default(0),
  liftAvailable: z.boolean().default(false),
});
export type CustomerAddress = z.infer<typeof CustomerAddress>;

/** An address that is saved in the account. */
export const SavedAddress = CustomerAddress.extend({ id: z.string(), defaultAddress: z.boolean() });
export type SavedAddress = z.infer<typeof SavedAddress>;

/** The addresses in the country of the store; the default one is first. */
const Addresses = z.object({ addresses: z.array(SavedAddress) });
const AddressBody = z.object({ address: CustomerAddress, defaultAddress: z.boolean().default(false) });
const AddressPath = z.object({ addressId: Id });

/** The calls that read and write the saved addresses of a customer. */
export const customerAddressContract = {
  getAddresses: endpoint({
    method: 'GET',
    path: '/v2/customers/me/addresses/',
    access: 'customer',
    result: Addresses,
  }),
  addAddress: endpoint({
    method: 'POST',
    path: '/v2/customers/me/addresses/',
    access: 'customer',
    body: AddressBody,
    result: Addresses,
    idempotent: true,
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/v2/customers/me/addresses/:addressId',
    access: 'customer',
    params: AddressPath,
    body: AddressBody,
    result: Addresses,
  }),
  deleteAddress: endpoint({
    method: 'DELETE',
    path: '/v2/customers/me/addresses/:addressId',
    access: 'customer',
    params: AddressPath,
    result: Addresses,
  }),
};
