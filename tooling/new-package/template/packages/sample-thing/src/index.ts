export { sampleThingApi } from './api/sampleThing.ts';
export { prefetchSampleThing } from './prefetch.ts';
export { SampleThingScreen } from './screens/SampleThingScreen.tsx';
