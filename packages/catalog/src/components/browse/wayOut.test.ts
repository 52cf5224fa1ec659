import { expect, test } from 'vitest';
import { aCategory } from '../../fixtures/index.ts';
import { goodsKind } from './goodsKind.ts';
import { wayOut } from './wayOut.ts';

const { filters } = aCategory();
const set = (choices: Record<string, string[]>) => (filterId: string) => choices[filterId] ?? [];

test('the way out of an empty result is the filter whose removal brings back most', () => {
  const withoutRound = filters.map((filter) => ({
    ...filter,
    options: filter.options.filter(({ id }) => id !== 'round'),
  }));
  expect(wayOut(withoutRound, set({ frame_shape: ['aviator'], material: ['titanium'] }))).toEqual({
    filterId: 'material',
    title: 'Titanium',
    count: 226,
  });
});

test('a size is no way out, as the counts of the sizes of one frame do not add up', () => {
  expect(wayOut(filters, set({ frame_shape: ['aviator'], frame_size: ['wide'] }))).toEqual({
    filterId: 'frame_shape',
    title: 'Aviator',
    count: aCategory().totalCount,
  });
  expect(wayOut(filters, set({ frame_size: ['wide'] }))).toBeNull();
});

test('several choices of one filter go together, under its title', () => {
  expect(wayOut(filters, set({ material: ['steel', 'titanium'] }))).toMatchObject({
    title: 'Material',
    count: 226,
  });
});

test('there is no single way out where nothing is set or a filter may hold goods twice', () => {
  expect(wayOut(filters, set({}))).toBeNull();
  expect(wayOut([{ ...filters[0]!, id: 'gender' }], set({ gender: ['narrow'] }))).toBeNull();
});

test('frames are called frames, everything else products', () => {
  expect(goodsKind('eyeframe')).toBe('frames');
  expect(goodsKind('sunglasses')).toBe('frames');
  expect(goodsKind('contact_lens')).toBe('products');
  expect(goodsKind('search')).toBe('products');
});
