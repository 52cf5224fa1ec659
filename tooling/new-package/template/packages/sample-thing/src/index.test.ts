import { expect, test } from 'vitest';
import * as entry from './index.ts';

test('the entry exports these names and no others', () => {
  expect(new Set(Object.keys(entry))).toEqual(
    new Set(['SampleThingScreen', 'prefetchSampleThing', 'sampleThingApi']),
  );
});
