import { LRUCache } from 'lru-cache';

/** Returns the value of an owner under a key, and computes it where there is none. */
export type Memo<Owner extends object, Value extends NonNullable<unknown>> = (
  owner: Owner,
  key: string | number,
  compute: () => Value,
) => Value;

/**
 * Makes a memo whose values live as long as their owner, such as one version of the catalogue. With `max` an owner has
 * so many values, those that were read last. A promise that is rejected is computed again.
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
