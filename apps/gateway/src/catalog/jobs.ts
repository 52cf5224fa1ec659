import type { Jobs } from '../platform/jobs/jobs.ts';
import { pruneChanges } from './loading/changes/catalogueVersion.ts';
import { deleteUnusedPictures } from './reviews/pictures/deleteUnusedPictures.ts';
import { sendBackInStock } from './stock/stockWatch.ts';

/** The background jobs of the catalogue. */
export const catalogJobs: Jobs = {
  'stock.tell': async (_payload, context) => sendBackInStock(context),
  'review.delete-unused-pictures': async (_payload, { db }) => deleteUnusedPictures(db),
  'catalogue.delete-old-changes': async (_payload, { db }) => pruneChanges(db),
};
