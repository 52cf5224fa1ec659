export { sampleThingApi } from './api.ts';
export { prefetchSampleThing } from './prefetch.ts';
export { SampleThingScreen } from './screens/SampleThingScreen.tsx';
