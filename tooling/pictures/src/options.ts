import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** The folder of the store's pictures. */
export const MEDIA = resolve(import.meta.dirname, '../../../apps/gateway/media');

/** The options of the commands that render pictures. */
export interface Options {
  /** The folder of the masters, which is kept between runs so that sizes can be cut again without rendering. */
  cache: string;
  /** Slugs of models, goods or banners; empty for everything. */
  only: string[];
  /** The views to render, `front`, `threequarter` or `turned`; empty for all. */
  views: string[];
  /** Whether existing pictures are rendered again. */
  again: boolean;
  /** The path of the contact sheet. */
  out: string;
}

/** Reads the options from the command line. */
export function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      cache: { type: 'string', default: join(tmpdir(), 'lunette-studio') },
      only: { type: 'string', default: '' },
      view: { type: 'string', default: '' },
      again: { type: 'boolean', default: false },
      out: { type: 'string', default: join(tmpdir(), 'lunette-sheet.png') },
    },
  });
  const { only, view, ...others } = values;
  return { ...others, only: listOf(only), views: listOf(view) };
}

const listOf = (values: string): string[] => values.split(',').filter(Boolean);
