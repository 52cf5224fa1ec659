import { LRUCache } from 'lru-cache';

/** Returns the value of an owner under a key, and computes it if there is none. */
export type Memo<Owner extends object, Value extends NonNullable<unknown>> = (
  owner: Owner,
  key: string | number,
  compute: () => Value,
) => Value;

/**
 * Makes a memo whose values are kept as long as their owner exists, such as one version of the catalogue. With `max` an
 * owner keeps only that many values, the most recently read ones. A promise that is rejected is computed again.
 */
export function memoPerOwner<Owner extends object, Value extends NonNullable<unknown>>(
  max?: number,
): Memo<Owner, Value> {
  type Values = Map<string | number, Value> | LRUCache<string | number, Value>;
  const byOwner = new WeakMap<Owner, Values>();
  const newValues = (): Values => (max === undefined ? new Map() : new LRUCache({ max }));
  return (owner, key, compute) => {
    const values = byOwner.get(owner) ?? newValues();
    byOwner.set(owner, values);
    const found = values.get(key);
    if (found !== undefined) return found;
    const value = compute();
    values.set(key, value);
    if (value instanceof Promise) value.catch(() => values.delete(key));
    return value;
  };
}
