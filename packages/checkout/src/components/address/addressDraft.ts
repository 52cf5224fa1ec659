import { tabStorage } from '@lunette/api-client';
import type { CountryCode } from '@lunette/country-config';
import { addressDraftOf, writtenAddress, type AddressDraft, type CustomerAddress } from '@lunette/session';
import type { Address, NewAddress } from '../../contract/index.ts';

/** What the first two steps hold: an address with a note for the courier, and a message if the order is a gift. */
export interface CheckoutDraft {
  address: AddressDraft & { comment: string };
  gift: { from: string; to: string; message: string };
}

/** What was typed into the form of a country, kept over a reload. */
export const savedDraft = (country: CountryCode) => tabStorage<CheckoutDraft>(`checkout.address.${country}`);

/** The form as it opens: what was typed last, else what is saved, else what is known of the shopper, else nothing. */
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

/** What is sent: every field of an address, and the message only if there is one. */
export function addressOf({ address, gift }: CheckoutDraft, country: CountryCode) {
  const sent: NewAddress = { addressType: 'billing', ...writtenAddress(address, country) };
  const isGift = Object.values(gift).some((text) => text.trim() !== '');
  return { address: sent, ...(isGift && { giftMessage: gift }) };
}
