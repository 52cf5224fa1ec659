import { describe, expect, test } from 'vitest';
import { memoPerOwner } from './memoPerOwner.ts';

describe('a memo per owner', () => {
  test('computes a value once for an owner and a key', () => {
    let computed = 0;
    const memo = memoPerOwner<object, number>();
    const [first, second] = [{}, {}];
    const read = (owner: object, key: string) => memo(owner, key, () => (computed += 1));
    expect([read(first, 'a'), read(first, 'a'), read(first, 'b'), read(second, 'a')]).toEqual([1, 1, 2, 3]);
  });

  test('above its maximum it drops the value that was read longest ago', () => {
    const memo = memoPerOwner<object, string>(2);
    const owner = {};
    const read = (key: string, value: string) => memo(owner, key, () => value);
    read('a', 'first');
    read('b', 'first');
    read('a', 'second');
    read('c', 'first');
    expect([read('a', 'third'), read('b', 'second')]).toEqual(['first', 'second']);
  });

  test('computes a rejected value again', async () => {
    const memo = memoPerOwner<object, Promise<string>>();
    const owner = {};
    await expect(memo(owner, 'a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await memo(owner, 'a', () => Promise.resolve('up'))).toBe('up');
  });
});
