import { join } from 'node:path';

/** The gateway's own folder, from its sources and from the bundle alike: both lie two folders below it. */
export const PACKAGE_FOLDER = join(import.meta.dirname, '../..');
