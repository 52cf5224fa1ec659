import { expect, test } from 'vitest';
import { aCategory } from '../../../testing/fixtures/index.ts';
import { goodsKind } from '../../card/goodsKind.ts';
import { filterToRemove } from './filterToRemove.ts';

const { filters } = aCategory();
const set = (choices: Record<string, string[]>) => (filterId: string) => choices[filterId] ?? [];

const counted = (counts: Record<string, number>) =>
  filters.map((filter) => ({ ...filter, modelCount: counts[filter.id] ?? 0 }));

test('the suggested filter of an empty result is the one whose removal brings back the most models', () => {
  const both = set({ frame_shape: ['aviator'], material: ['titanium'] });
  expect(filterToRemove(counted({ frame_shape: 3, material: 8, frame_size: 40 }), both)).toEqual({
    filterId: 'material',
    title: 'Titanium',
    count: 8,
  });
  expect(filterToRemove(counted({ frame_shape: 3 }), both)).toMatchObject({
    filterId: 'frame_shape',
    count: 3,
  });
});

test('several choices of a filter are removed together, under the title of the filter', () => {
  expect(filterToRemove(filters, set({ material: ['steel', 'titanium'] }))).toMatchObject({
    title: 'Material',
    count: 46,
  });
});

test('nothing is suggested if no filter is set or if no single filter brings back a model', () => {
  expect(filterToRemove(filters, set({}))).toBeNull();
  expect(filterToRemove(counted({}), set({ frame_size: ['narrow'] }))).toBeNull();
});

test('frames are called frames, everything else products', () => {
  expect(goodsKind('eyeframe')).toBe('frames');
  expect(goodsKind('sunglasses')).toBe('frames');
  expect(goodsKind('contact_lens')).toBe('products');
  expect(goodsKind('search')).toBe('products');
});
