import { draftOf } from '@lunette/prescription';
import type { PowerType } from '@lunette/prescription/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePowerDraft } from './usePowerDraft.ts';

afterEach(cleanup);

const typed = draftOf({ right: { sph: '-2.25' } });
const before = draftOf({ right: { sph: '-1.00' } });
const drafts = (exchanged?: Parameters<typeof usePowerDraft>[1]) =>
  renderHook(({ powerType }: { powerType: PowerType }) => usePowerDraft(powerType, exchanged), {
    initialProps: { powerType: 'single_vision' },
  });

test('a power is the same for all spectacle lenses for the distance, and contact and reading lenses have their own', () => {
  const { result, rerender } = drafts();
  act(() => result.current[1](typed));
  rerender({ powerType: 'progressive' });
  expect(result.current[0].right).toEqual({ sph: '-2.25' });
  for (const powerType of ['contact_lens', 'reading'] as const) {
    rerender({ powerType });
    expect(result.current[0].right).toEqual({});
  }
  rerender({ powerType: 'single_vision' });
  expect(result.current[0].right).toEqual({ sph: '-2.25' });
});

test('a power that was typed for a model before is not that of an exchange to it', () => {
  const page = drafts();
  act(() => page.result.current[1](typed));
  expect(drafts().result.current[0].right).toEqual({ sph: '-2.25' });
  const { result } = drafts({ powerType: 'single_vision', draft: before });
  expect(result.current[0].right).toEqual({ sph: '-1.00' });
});

test('the power of exchanged goods is the start for goods of their kind only', () => {
  const { result, rerender } = drafts({ powerType: 'single_vision', draft: before });
  expect(result.current[0].right).toEqual({ sph: '-1.00' });
  rerender({ powerType: 'contact_lens' });
  expect(result.current[0].right).toEqual({});
});
