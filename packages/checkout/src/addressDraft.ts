import type { CountryCode } from '@lunette/country-config';
import type { Address, NewAddress } from './contract/index.ts';
import { keep } from './keep.ts';

/** What the address form holds: an address, and a message if the order is a gift. */
export interface AddressDraft {
  address: Record<TextField, string> & { floor: string; liftAvailable: boolean };
  gift: { from: string; to: string; message: string };
}

const TEXT_FIELDS = [
  'firstName',
  'lastName',
  'phone',
  'alternatePhone',
  'email',
  'addressline1',
  'addressline2',
  'landmark',
  'locality',
  'city',
  'state',
  'postcode',
  'comment',
] as const satisfies readonly (keyof Address)[];
type TextField = (typeof TEXT_FIELDS)[number];

/** What was typed into the form of a country, kept over a reload. */
export const keptDraft = (country: CountryCode) => keep<AddressDraft>(`address.${country}`);

/** The form as it opens: what was typed last, else what is saved, else nothing. */
export function draftOf(
  kept: AddressDraft | null,
  saved: { address: Address | null; giftMessage: AddressDraft['gift'] | null },
): AddressDraft {
  const { address, giftMessage } = saved;
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, address?.[field] ?? ''])) as Record<
    TextField,
    string
  >;
  return {
    address: {
      ...texts,
      floor: address?.floor ? String(address.floor) : '',
      liftAvailable: address?.liftAvailable ?? false,
      ...kept?.address,
    },
    gift: { from: '', to: '', message: '', ...giftMessage, ...kept?.gift },
  };
}

/** What is sent: every field of an address, and the message only if there is one. */
export function addressOf({ address, gift }: AddressDraft, country: CountryCode) {
  const floor = Number.parseInt(address.floor, 10);
  const sent: NewAddress = {
    addressType: 'billing',
    gender: '',
    ...address,
    country,
    floor: Number.isNaN(floor) ? 0 : Math.max(0, Math.min(200, floor)),
  };
  const isGift = Object.values(gift).some((text) => text.trim() !== '');
  return { address: sent, ...(isGift && { giftMessage: gift }) };
}
