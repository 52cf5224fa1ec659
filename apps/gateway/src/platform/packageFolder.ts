import { join } from 'node:path';

/** The gateway's own folder. Both this file and the bundle are two folders below it. */
export const PACKAGE_FOLDER = join(import.meta.dirname, '../..');
