import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import * as kit from './index.ts';

interface Stories {
  default: { title?: string; component?: unknown; subcomponents?: Record<string, unknown> };
}

const stories = Object.values(import.meta.glob<Stories>('./**/*.stories.tsx', { eager: true }));

/** The components of an entry that no story shows, as `component` or among `subcomponents` of its meta. */
function withoutStory(entry: Record<string, unknown>): string[] {
  const shown = new Set(
    stories.flatMap(({ default: { component, subcomponents = {} } }) => [
      component,
      ...Object.values(subcomponents),
    ]),
  );
  return Object.keys(entry).filter((name) => /^[A-Z][a-z]/.test(name) && !shown.has(entry[name]));
}

test('every public component of the kit has a story', () => {
  expect(withoutStory(kit)).toEqual([]);
});

test('a public component without a story is found by its name', () => {
  const Planted: ComponentType = () => null;
  expect(withoutStory({ ...kit, Planted })).toEqual(['Planted']);
});
