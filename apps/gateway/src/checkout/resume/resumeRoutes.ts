import { resumeContract } from '@lunette/checkout/contract';
import type { Gateway } from '../../platform/gateway.ts';
import { serve } from '../../platform/http/serve.ts';
import { createLink } from './createLink.ts';
import { readLink } from './readLink.ts';
import { resume } from './resume.ts';

/** Mounts the calls that continue a checkout on another device. */
export function resumeRoutes(gateway: Gateway): void {
  serve(gateway, resumeContract.createLink, async (_input, context) => createLink(context));
  serve(gateway, resumeContract.getLink, async ({ query }, context) => readLink(query.token, context));
  serve(gateway, resumeContract.resume, async ({ body }, context) => resume(body.token, context));
}
