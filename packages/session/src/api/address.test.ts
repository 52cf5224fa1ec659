import { testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { customerAddressContract } from '../contract/index.ts';
import { anAddress } from '../testing/fixtures.ts';
import { addressApi } from './address.ts';

const { getAddresses, deleteAddress } = addressApi.endpoints;

test('two addresses that are deleted at once both stay deleted if the later answer arrives first', async () => {
  let addresses = ['1', '2'].map((id) => anAddress({ id }));
  const answers: (() => void)[] = [];
  const gateway = testGateway()
    .on(customerAddressContract.getAddresses, () => ({ addresses }))
    .on(customerAddressContract.deleteAddress, ({ params }) => {
      const left = addresses.filter(({ id }) => id !== params.addressId);
      addresses = left;
      return new Promise((resolve) => answers.push(() => resolve({ addresses: left })));
    });
  const store = gateway.store();
  const subscription = store.dispatch(getAddresses.initiate());
  await subscription;
  const deletions = [];
  for (const addressId of ['1', '2']) {
    deletions.push(store.dispatch(deleteAddress.initiate({ params: { addressId } })));
    await expect.poll(() => answers.length).toBe(deletions.length);
  }
  for (const at of [1, 0]) {
    answers[at]?.();
    await deletions[at];
  }
  await expect.poll(() => gateway.received.at(-1)?.method).toBe('GET');
  await expect.poll(() => getAddresses.select()(store.getState()).data?.addresses).toEqual([]);
  subscription.unsubscribe();
});
