import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const APPS = join(import.meta.dirname, '../../apps');

test.each(['desktop', 'mobile-web'])(
  'each module of %s that shows a feature outside of app.css wears features.css',
  (app) => {
    const folder = join(APPS, app, 'app');
    const [, left] = /packages\/\{(.+?)\}/.exec(readFileSync(join(folder, 'app.css'), 'utf8')) ?? [];
    const feature = new RegExp(`from '@lunette/(${left?.replaceAll(',', '|')})'`);
    const showing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ text }) => feature.test(text));
    expect(showing.length).toBeGreaterThan(10);
    expect(showing.filter(({ text }) => !text.includes('features.css')).map(({ name }) => name)).toEqual([]);
  },
);
