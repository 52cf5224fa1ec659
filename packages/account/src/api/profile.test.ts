import { testGateway } from '@lunette/api-client/testing';
import { customerApi } from '@lunette/session';
import { customerContract } from '@lunette/session/contract';
import { aCustomer } from '@lunette/session/testing';
import { expect, test } from 'vitest';
import { profileContract } from '../contract/index.ts';
import { profileApi } from './profile.ts';

test('ACCT-01 if the profile is changed again before the first change is answered, it is read again', async () => {
  let customer = aCustomer();
  const answers: (() => void)[] = [];
  const gateway = testGateway()
    .on(customerContract.getCustomer, () => customer)
    .on(profileContract.updateCustomer, ({ body }) => {
      customer = { ...customer, ...body };
      const answer = customer;
      return new Promise((resolve) => answers.push(() => resolve(answer)));
    });
  const store = gateway.store();
  const name = () => customerApi.endpoints.getCustomer.select()(store.getState()).data?.firstName;
  const subscription = store.dispatch(customerApi.endpoints.getCustomer.initiate());
  await subscription;
  const writes = [];
  for (const firstName of ['Asha', 'Ananya']) {
    writes.push(store.dispatch(profileApi.endpoints.updateCustomer.initiate({ body: { firstName } })));
    await expect.poll(() => answers.length).toBe(writes.length);
  }
  for (const at of [1, 0]) {
    answers[at]?.();
    await writes[at];
  }
  await expect.poll(() => gateway.received.at(-1)?.method).toBe('GET');
  await expect.poll(name).toBe('Ananya');
  subscription.unsubscribe();
});
