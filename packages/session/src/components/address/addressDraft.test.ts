import { expect, test } from 'vitest';
import { CustomerAddress } from '../../contract/index.ts';
import { anAddress } from '../../testing/fixtures.ts';
import { addressDraftOf, writtenAddress } from './addressDraft.ts';

test('ACCT-02 the form opens with the saved values, and empty for a new address', () => {
  expect(addressDraftOf(anAddress({ floor: 3 }))).toMatchObject({
    city: 'Pune',
    floor: '3',
    liftAvailable: false,
  });
  expect(addressDraftOf(null)).toMatchObject({ city: '', floor: '', liftAvailable: false });
});

test('ACCT-02 a complete address is sent: with the country of the store and a number for the floor', () => {
  const saved = anAddress({ liftAvailable: true });
  const sent = writtenAddress({ ...addressDraftOf(saved), floor: '7' }, 'IN');
  expect(CustomerAddress.parse(sent)).toEqual({ ...CustomerAddress.parse(saved), floor: 7 });
});

test('the address form of Singapore does not ask for a city, and Singapore is sent', () => {
  expect(writtenAddress(addressDraftOf(null), 'SG').city).toBe('Singapore');
  expect(writtenAddress({ ...addressDraftOf(null), city: 'Pune' }, 'IN').city).toBe('Pune');
});

test('a floor that is not a valid number is turned into one', () => {
  const floorOf = (floor: string) => writtenAddress({ ...addressDraftOf(null), floor }, 'IN').floor;
  expect(['', 'ground', '-4', '1000', '12th', '٧', '۱۲'].map(floorOf)).toEqual([0, 0, 0, 200, 12, 7, 12]);
});
