import { useEffect, useRef } from 'react';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** Mounts a story again and runs its play function when its globals, such as language or country, have changed. */
export function useRemountStory(storyId: string, globals: string): void {
  const last = useRef(globals);
  useEffect(() => {
    if (last.current === globals) return;
    last.current = globals;
    addons.getChannel().emit(FORCE_REMOUNT, { storyId });
  }, [storyId, globals]);
}
