import { api } from '@lunette/api-client';
import { Refusal, testGateway } from '@lunette/api-client/testing';
import { expect, test } from 'vitest';
import { sampleThingApi } from './sampleThing.ts';
import { sampleThingContract } from '../contract/sampleThing.ts';
import { aSampleThing } from '../testing/fixtures.ts';
import { prefetchSampleThing } from '../prefetch.ts';

const { getSampleThing } = sampleThingApi.endpoints;

test('an answer is cached until its tag is invalidated', async () => {
  const gateway = testGateway().on(sampleThingContract.getSampleThing, () => aSampleThing());
  const store = gateway.store();
  expect(await prefetchSampleThing(store)).toEqual(aSampleThing());
  await prefetchSampleThing(store);
  expect(gateway.received.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /v2/sample-thing']);
  store.dispatch(api.util.invalidateTags(['SampleThing']));
  await prefetchSampleThing(store);
  expect(gateway.received).toHaveLength(2);
});

test('a refusal is an error in place of data', async () => {
  const store = testGateway()
    .on(sampleThingContract.getSampleThing, () => {
      throw new Refusal(503, 'unavailable', 'The shop is busy.');
    })
    .store();
  const { data, error } = await store.dispatch(getSampleThing.initiate());
  expect(data).toBeUndefined();
  expect(error).toMatchObject({ status: 503, data: { code: 'unavailable' } });
});
