import { expect, test } from 'vitest';
import { addressOf, draftOf } from './addressDraft.ts';
import { Address } from '../../contract/index.ts';
import { anAddress } from '../../testing/fixtures.ts';

test('the form opens with what was typed, else with what is saved', () => {
  const saved = { address: anAddress({ floor: 3 }), giftMessage: null };
  expect(draftOf(null, saved).address).toMatchObject({ city: 'Pune', floor: '3', liftAvailable: false });
  const typed = draftOf(null, { address: null, giftMessage: null });
  expect(typed.address.city).toBe('');
  typed.address.city = 'Mumb';
  expect(draftOf(typed, saved).address.city).toBe('Mumb');
});

test('CHK-02 the body is a complete address: the floor as a number, the country of the store, and a message only if written', () => {
  const draft = draftOf(null, { address: anAddress({ liftAvailable: true }), giftMessage: null });
  draft.address.floor = '7';
  const { address, giftMessage } = addressOf(draft, 'IN');
  expect(Address.parse(address)).toEqual(anAddress({ floor: 7, liftAvailable: true }));
  expect(giftMessage).toBeUndefined();
});

test('CHK-02 a gift message is sent with from, to and message', () => {
  const draft = draftOf(null, { address: anAddress(), giftMessage: null });
  draft.gift = { from: 'Ananya', to: 'Mira', message: 'See you soon' };
  expect(addressOf(draft, 'IN').giftMessage).toEqual({ from: 'Ananya', to: 'Mira', message: 'See you soon' });
});
