import { afterEach, expect, test, vi } from 'vitest';
import { clearTabStorage, tabStorage } from './tab.ts';
import { testStorage } from '../testing/testGateway.tsx';

afterEach(() => vi.unstubAllGlobals());

function aTab(texts: Record<string, string> = {}): () => (string | null)[] {
  const tab = testStorage(texts);
  vi.stubGlobal('sessionStorage', tab);
  return () => Array.from({ length: tab.length }, (_, at) => tab.key(at));
}

test('a value is stored until null replaces it; an unreadable value counts as missing', () => {
  const names = aTab({ 'lunette.broken': '{' });
  const draft = tabStorage<{ city: string }>('draft');
  draft.write({ city: 'Pune' });
  expect(tabStorage('draft').read()).toEqual({ city: 'Pune' });
  draft.write(null);
  expect([draft.read(), tabStorage('broken').read()]).toEqual([null, null]);
  expect(names()).toEqual(['lunette.broken']);
});

test('all stored values are removed except one name, and values of other code stay', () => {
  const names = aTab({ 'lunette.draft': '1', 'lunette.utm': '2', 'another-shop': '3' });
  clearTabStorage('utm');
  expect(names()).toEqual(['lunette.utm', 'another-shop']);
});

test('if storage is refused, and on a server, nothing is stored and no error is thrown', () => {
  const refused = () => {
    throw new Error('refused');
  };
  for (const storage of [undefined, { getItem: refused, setItem: refused, key: refused, length: 1 }]) {
    vi.stubGlobal('sessionStorage', storage);
    tabStorage('draft').write('Pune');
    clearTabStorage('utm');
    expect(tabStorage('draft').read()).toBeNull();
  }
});
