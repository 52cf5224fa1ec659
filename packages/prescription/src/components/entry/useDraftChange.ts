import { useEffect, useRef } from 'react';
import type { PowerDraft } from './powerDraft.ts';

/**
 * Changes a part of the latest draft: the answer to a picture arrives after further values were typed, or together with the
 * answer to another picture.
 */
export function useDraftChange(draft: PowerDraft, onDraft: (draft: PowerDraft) => void) {
  const latest = useRef({ draft, onDraft });
  useEffect(() => {
    latest.current = { draft, onDraft };
  }, [draft, onDraft]);
  return (part: Partial<PowerDraft>) => {
    const changed = { ...latest.current.draft, ...part };
    latest.current.draft = changed;
    latest.current.onDraft(changed);
  };
}
