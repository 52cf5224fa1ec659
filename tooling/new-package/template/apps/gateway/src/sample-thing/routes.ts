import { sampleThingContract } from '@lunette/sample-thing/contract';
import type { Gateway } from '../platform/gateway.ts';
import { serve } from '../platform/http/serve.ts';

/** Mounts the calls of the sample thing. */
export function sampleThingRoutes(gateway: Gateway): void {
  serve(gateway, sampleThingContract.getSampleThing, async (_input, { t }) => ({
    title: t('sample-thing.title'),
    text: t('sample-thing.text'),
  }));
}
