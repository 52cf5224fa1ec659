import { tabStorage } from '@lunette/api-client';
import type { CountryCode } from '@lunette/country-config';
import { addressDraftOf, writtenAddress, type AddressDraft, type CustomerAddress } from '@lunette/session';
import type { Address, NewAddress } from '../../contract/index.ts';

/** The values of the first two steps: an address with a note for the courier, and a message if the order is a gift. */
export interface CheckoutDraft {
  address: AddressDraft & { comment: string };
  gift: { from: string; to: string; message: string };
}

/** The storage of what was typed into the form of a country, so that it survives a reload. */
export const savedDraft = (country: CountryCode) => tabStorage<CheckoutDraft>(`checkout.address.${country}`);

/** The initial values of the form: what was typed before, else the saved checkout, else the customer's data, else empty. */
export function draftOf(
  kept: CheckoutDraft | null,
  saved: { address: Address | null; giftMessage: CheckoutDraft['gift'] | null },
  known: Partial<CustomerAddress> | null = null,
): CheckoutDraft {
  const { address, giftMessage } = saved;
  return {
    address: { ...addressDraftOf(address ?? known), comment: address?.comment ?? '', ...kept?.address },
    gift: { from: '', to: '', message: '', ...giftMessage, ...kept?.gift },
  };
}

/** The body to send: every field of the address, and the gift message if there is one. */
export function addressOf({ address, gift }: CheckoutDraft, country: CountryCode) {
  const sent: NewAddress = { addressType: 'billing', ...writtenAddress(address, country) };
  const isGift = Object.values(gift).some((text) => text.trim() !== '');
  return { address: sent, ...(isGift && { giftMessage: gift }) };
}
