import { configurationRoutes } from './configuration/routes.ts';
import type { Gateway } from './platform/gateway.ts';
import type { Jobs, Schedule } from './platform/jobs.ts';
import { messageJobs } from './platform/messages.ts';
import { sessionJobs } from './session/jobs.ts';
import { sessionRoutes } from './session/routes.ts';

/** Mounts the calls of every domain. */
export function mountDomains(gateway: Gateway): void {
  sessionRoutes(gateway);
  configurationRoutes(gateway);
}

/** The jobs of every domain. */
export const domainJobs: Jobs = { ...messageJobs, ...sessionJobs };

/** Which of them run by the clock. */
export const schedule: Schedule = { 'session.tidy': '15 3 * * *' };
