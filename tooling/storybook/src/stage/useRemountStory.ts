import { useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Begins a story anew, with its play function, when what it is told in has changed: only then it gets as far again. */
export function usePlayAgain(storyId: string, told: string): void {
  const last = useRef(told);
  useEffect(() => {
    if (last.current === told) return;
    last.current = told;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [storyId, told]);
}
