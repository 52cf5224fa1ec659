import { expect, test } from 'vitest';
import { z } from 'zod';
import { endpoint } from '../contract.ts';
import { Refusal, testGateway } from '../testing/testGateway.tsx';
import { wire } from '../call/wire.ts';
import { writeToCache } from './writeToCache.ts';
import { api } from './api.ts';

const Names = z.object({ names: z.array(z.string()) });
const contract = {
  getNames: endpoint({ method: 'GET', path: '/v2/names', access: 'public', result: Names }),
  addName: endpoint({
    method: 'POST',
    path: '/v2/names',
    access: 'public',
    body: z.object({ name: z.string() }),
    result: Names,
  }),
};
const readApi = api.injectEndpoints({
  endpoints: (build) => ({ getNames: build.query({ ...wire(contract.getNames), providesTags: ['Device'] }) }),
});
const namesApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addName: build.mutation({
      ...wire(contract.addName),
      onQueryStarted: writeToCache(
        (all: z.infer<typeof Names>) => readApi.util.upsertQueryData('getNames', undefined, all),
        { queries: [readApi.endpoints.getNames.select()], tag: 'Device' },
      ),
    }),
  }),
});
const { getNames, addName } = namesApi.endpoints;

test('the answer of a write becomes the data of the query, without another call; a refused write changes nothing', async () => {
  const gateway = testGateway()
    .on(contract.getNames, () => ({ names: ['Alder'] }))
    .on(contract.addName, ({ body }) => {
      if (body.name === '') throw new Refusal(422, 'name_missing', 'Say a name.');
      return { names: ['Alder', body.name] };
    });
  const store = gateway.store();
  const names = () => getNames.select()(store.getState()).data?.names;
  await store.dispatch(getNames.initiate());
  await store.dispatch(addName.initiate({ body: { name: 'Marram' } }));
  await expect.poll(names).toEqual(['Alder', 'Marram']);
  await store.dispatch(addName.initiate({ body: { name: '' } }));
  expect(names()).toEqual(['Alder', 'Marram']);
  expect(gateway.received.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST']);
});

test('if two writes overlap, the query is read again, in whichever order their answers arrive', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const all = { names: ['Alder'] };
    const answers: (() => void)[] = [];
    const gateway = testGateway()
      .on(contract.getNames, () => ({ names: [...all.names] }))
      .on(contract.addName, ({ body }) => {
        all.names.push(body.name);
        const answer = { names: [...all.names] };
        return new Promise((resolve) => answers.push(() => resolve(answer)));
      });
    const store = gateway.store();
    const names = () => getNames.select()(store.getState()).data?.names;
    const subscription = store.dispatch(getNames.initiate());
    await subscription;
    const writes = [];
    for (const name of ['Marram', 'Sedge']) {
      writes.push(store.dispatch(addName.initiate({ body: { name } })));
      await expect.poll(() => answers.length).toBe(writes.length);
    }
    for (const at of order) {
      answers[at]?.();
      await writes[at];
    }
    await expect.poll(() => gateway.received.at(-1)?.method).toBe('GET');
    await expect.poll(names).toEqual(['Alder', 'Marram', 'Sedge']);
    subscription.unsubscribe();
  }
});
