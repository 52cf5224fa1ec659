import { tabStorage } from '@lunette/api-client';
import type { Prescription } from '@lunette/prescription/contract';
import { useState } from 'react';
import { enteredFrom, type EnteredPower } from './enteredPower.ts';

/** The last entry in this tab, stored so that it survives a reload, and the key of what it is for. */
const storage = tabStorage<{ of: string; entered: EnteredPower }>('orders.power');

/** The stored entry for goods; null without one. */
export function storedEntry(storageKey: string): EnteredPower | null {
  const stored = storage.read();
  return stored?.of === storageKey ? stored.entered : null;
}

/** Removes the stored entry: the power was sent, or is no longer wanted. */
export const forgetEntry = () => storage.write(null);

/**
 * The power that is entered for ordered or exchanged goods, which survives a reload. The storage key names the goods; the
 * start is the power of before.
 */
export function useEnteredPower(
  storageKey: string,
  before: Prescription | null,
): [EnteredPower, (entered: EnteredPower) => void] {
  const [entered, setEntered] = useState(() => storedEntry(storageKey) ?? enteredFrom(before));
  const change = (changed: EnteredPower) => {
    setEntered(changed);
    storage.write({ of: storageKey, entered: changed });
  };
  return [entered, change];
}
