import { tabStorage } from '@lunette/api-client';
import { EMPTY_DRAFT, type PowerDraft } from '@lunette/prescription';
import type { PowerType } from '@lunette/prescription/contract';
import { powerKind, type PowerKind } from '@lunette/prescription/rules';
import { useState } from 'react';
import type { Product } from '../../contract/index.ts';

/** The lenses of exchanged goods with their power. */
export interface PowerBefore {
  powerType?: PowerType;
  draft?: PowerDraft;
}

type Drafts = Partial<Record<PowerKind, PowerDraft>>;

/** What was entered last in this tab, stored so that it survives a reload, and what it is for. */
const storage = tabStorage<{ of: string; drafts: Drafts }>('power');

/** Removes the stored power: it is in the bag. */
export const forgetPower = () => storage.write(null);

/**
 * The power that is entered on product pages. Each kind of power has its own, because a power for spectacles does not fit
 * contact lenses, and one for the distance does not fit reading glasses. The power of exchanged goods is the start of its kind.
 * What was entered for a model survives a reload.
 */
export function usePowerDraft(
  powerType: PowerType,
  exchanged: PowerBefore = {},
  product?: Pick<Product, 'brandName' | 'modelName'>,
): [PowerDraft, (draft: PowerDraft) => void] {
  const [stored] = useState(storage.read);
  const [entered, setEntered] = useState<Drafts>();
  const of = JSON.stringify([product?.brandName, product?.modelName, exchanged.draft]);
  const drafts = entered ?? (stored?.of === of ? stored.drafts : {});
  const kind = powerKind(powerType);
  const before = kind === powerKind(exchanged.powerType ?? null) ? exchanged.draft : undefined;
  const draft = drafts[kind] ?? before ?? EMPTY_DRAFT;
  const change = (changed: PowerDraft) => {
    const now = { ...drafts, [kind]: changed };
    setEntered(now);
    storage.write({ of, drafts: now });
  };
  return [draft, change];
}
