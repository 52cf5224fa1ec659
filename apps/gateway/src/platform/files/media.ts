import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { PACKAGE_FOLDER } from '../packageFolder.ts';

const FOLDER = join(PACKAGE_FOLDER, 'media');

/** Serves the store's pictures. A changed picture gets a new name, so caches may keep each one for ever. */
export async function media(http: FastifyInstance): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await http.register(files, {
    root: FOLDER,
    prefix: '/media/',
    index: false,
    maxAge: '365d',
    immutable: true,
    setHeaders: (response) => void response.setHeader('cross-origin-resource-policy', 'cross-origin'),
  });
}
