import { describe, expect, test } from 'vitest';
import { frameMessage } from './frameMessage.ts';

const frame = {} as Window;
const from = { origin: 'https://pay.test', frame };
const said = (data: unknown, change: { origin?: string; source?: Window | null } = {}) =>
  frameMessage({ origin: 'https://pay.test', source: frame, data, ...change }, from);
const ready = { source: 'sandbox-payments', type: 'ready' };

describe('messages that are accepted', () => {
  test('only messages from the provider’s origin', () => {
    expect(said(ready)).toEqual({ type: 'ready' });
    expect(said(ready, { origin: 'https://elsewhere.test' })).toBeNull();
  });

  test('only messages of the frame itself, not of another window of the same origin', () => {
    expect(said(ready, { source: {} as Window })).toBeNull();
    expect(said(ready, { source: null })).toBeNull();
    expect(
      frameMessage({ origin: from.origin, source: null, data: ready }, { ...from, frame: null }),
    ).toBeNull();
  });

  test('only messages with the source of the provider', () => {
    for (const data of [null, 'ready', 7, {}, { type: 'ready' }, { source: 'react-devtools', type: 'ready' }])
      expect(said(data)).toBeNull();
  });
});

describe('messages that are read', () => {
  test('a challenge of the bank', () => {
    expect(said({ source: 'sandbox-payments', type: 'challenge' })).toEqual({ type: 'challenge' });
  });

  test('a height, limited to a plausible range', () => {
    expect(said({ ...ready, type: 'resize', height: 312 })).toEqual({ type: 'resize', height: 312 });
    expect(said({ ...ready, type: 'resize', height: 1e9 })).toEqual({ type: 'resize', height: 2000 });
    for (const height of [0, -3, '312', undefined])
      expect(said({ ...ready, type: 'resize', height })).toBeNull();
  });

  test('whether the fields are complete, and the result of the payment', () => {
    expect(said({ ...ready, type: 'change', complete: true })).toEqual({ type: 'change', complete: true });
    expect(said({ ...ready, type: 'change' })).toEqual({ type: 'change', complete: false });
    expect(said({ ...ready, type: 'finished', status: 'succeeded' })).toEqual({
      type: 'finished',
      status: 'succeeded',
    });
    expect(said({ ...ready, type: 'finished' })).toBeNull();
    expect(said({ ...ready, type: 'navigate' })).toBeNull();
  });
});
