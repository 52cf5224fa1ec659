import { endpoint } from '@lunette/api-client/contract';
import { z } from 'zod';

/** The content of the page, in the caller's language. */
export const SampleThing = z.object({ title: z.string(), text: z.string() });
export type SampleThing = z.infer<typeof SampleThing>;

export const sampleThingContract = {
  getSampleThing: endpoint({
    method: 'GET',
    path: '/v2/sample-thing',
    access: 'public',
    result: SampleThing,
  }),
};
