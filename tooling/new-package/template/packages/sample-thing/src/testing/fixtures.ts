import type { z } from 'zod';
import { SampleThing } from '../contract/sampleThing.ts';

/** What a gateway answers; `change` replaces what a test is about. */
export function aSampleThing(change: Partial<z.input<typeof SampleThing>> = {}): SampleThing {
  return SampleThing.parse({ title: 'Sample thing', text: 'It has just begun.', ...change });
}
