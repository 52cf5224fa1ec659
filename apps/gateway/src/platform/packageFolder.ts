import { join } from 'node:path';

/** The folder of the gateway's package. Both this file and the bundle are two folders below it. */
export const PACKAGE_FOLDER = join(import.meta.dirname, '../..');
