import type { z } from 'zod';
import { SampleThing } from '../contract/sampleThing.ts';

/** An answer of the gateway; `change` replaces fields. */
export function aSampleThing(change: Partial<z.input<typeof SampleThing>> = {}): SampleThing {
  return SampleThing.parse({ title: 'Sample thing', text: 'It has just begun.', ...change });
}
