import { afterEach, expect, test, vi } from 'vitest';
import { forgetKept, keptInTab } from './tab.ts';

afterEach(() => vi.unstubAllGlobals());

function aTab(texts: Record<string, string> = {}): Map<string, string> {
  const kept = new Map(Object.entries(texts));
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  });
  return kept;
}

test('a value is kept until null takes its place; what cannot be read is as if it were not there', () => {
  const tab = aTab({ 'lunette.broken': '{' });
  const draft = keptInTab<{ city: string }>('draft');
  draft.write({ city: 'Pune' });
  expect(keptInTab('draft').read()).toEqual({ city: 'Pune' });
  draft.write(null);
  expect([draft.read(), keptInTab('broken').read()]).toEqual([null, null]);
  expect([...tab.keys()]).toEqual(['lunette.broken']);
});

test('all that is kept is forgotten but for one name, and nothing that others have put there', () => {
  const tab = aTab({ 'lunette.draft': '1', 'lunette.utm': '2', 'another-shop': '3' });
  forgetKept('utm');
  expect([...tab.keys()]).toEqual(['lunette.utm', 'another-shop']);
});

test('where storage is refused, and on a server, nothing is kept and nothing breaks', () => {
  const refused = () => {
    throw new Error('refused');
  };
  for (const storage of [undefined, { getItem: refused, setItem: refused, key: refused, length: 1 }]) {
    vi.stubGlobal('sessionStorage', storage);
    keptInTab('draft').write('Pune');
    forgetKept('utm');
    expect(keptInTab('draft').read()).toBeNull();
  }
});
