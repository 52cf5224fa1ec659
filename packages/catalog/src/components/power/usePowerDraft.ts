import { EMPTY_DRAFT, type PowerDraft } from '@lunette/prescription';
import type { PowerType } from '@lunette/prescription/contract';
import { powerKind, type PowerKind } from '@lunette/prescription/rules';
import { useState } from 'react';

/** The lenses of exchanged goods with their power. */
export interface PowerBefore {
  powerType?: PowerType;
  draft?: PowerDraft;
}

/**
 * The power that is entered on product pages. Each kind of power has its own, because a power for spectacles does not fit
 * contact lenses, and one for the distance does not fit reading glasses. The power of exchanged goods is the start of its kind.
 */
export function usePowerDraft(
  powerType: PowerType,
  exchanged: PowerBefore = {},
): [PowerDraft, (draft: PowerDraft) => void] {
  const [entered, setEntered] = useState<Partial<Record<PowerKind, PowerDraft>>>({});
  const kind = powerKind(powerType);
  const before = kind === powerKind(exchanged.powerType ?? null) ? exchanged.draft : undefined;
  const draft = entered[kind] ?? before ?? EMPTY_DRAFT;
  return [draft, (changed) => setEntered((now) => ({ ...now, [kind]: changed }))];
}
