import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** Where pictures of the store are kept. */
export const MEDIA = resolve(import.meta.dirname, '../../../apps/gateway/media');

export interface Options {
  /** Folder of the masters; kept between runs so that sizes can be cut again without rendering. */
  cache: string;
  /** Slugs of models or goods; empty for everything. */
  only: string[];
  /** Renders again what exists. */
  again: boolean;
  /** Contact sheet to write. */
  out: string;
}

/** Options of the studio's commands. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      cache: { type: 'string', default: join(tmpdir(), 'lunette-studio') },
      only: { type: 'string', default: '' },
      again: { type: 'boolean', default: false },
      out: { type: 'string', default: join(tmpdir(), 'lunette-sheet.png') },
    },
  });
  return { ...values, only: values.only.split(',').filter(Boolean) };
}
