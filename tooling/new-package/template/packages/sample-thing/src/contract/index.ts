export { SampleThing, sampleThingContract } from './sampleThing.ts';
