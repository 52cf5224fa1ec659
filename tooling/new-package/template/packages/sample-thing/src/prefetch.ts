import { prefetchRequired, type AppStore } from '@lunette/api-client';
import { sampleThingApi } from './api/sampleThing.ts';
import type { SampleThing } from './contract/sampleThing.ts';

/** Loads the data that the page needs before it renders. */
export function prefetchSampleThing(store: AppStore): Promise<SampleThing> {
  return prefetchRequired(
    store,
    sampleThingApi.endpoints.getSampleThing.initiate(undefined, { subscribe: false }),
  );
}
