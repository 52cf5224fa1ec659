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
  endpoints: (build) => ({ getNames: build.query({ ...wire(contract.getNames) }) }),
});
const namesApi = readApi.injectEndpoints({
  endpoints: (build) => ({
    addName: build.mutation({
      ...wire(contract.addName),
      onQueryStarted: writeToCache((all: z.infer<typeof Names>) =>
        readApi.util.upsertQueryData('getNames', undefined, all),
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
