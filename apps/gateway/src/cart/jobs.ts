import type { Jobs } from '../platform/jobs/jobs.ts';
import { deleteOldPictures } from './pictures/deleteOldPictures.ts';

/** The background jobs of carts. */
export const cartJobs: Jobs = {
  'picture.delete-old': async (_payload, { db }) => deleteOldPictures(db),
};
