import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type PanelName = 'lenses' | 'power';

interface Panel {
  /** What is open over or in place of the product page. Nothing until the page is hydrated. */
  panel: PanelName | null;
  open: (panel: PanelName) => void;
  /** One step back, as the browser's own Back does. */
  back: () => void;
  /** All the way back to the product. */
  close: () => void;
}

const never = () => () => undefined;

/** Keeps what is open in the address (`#lenses`, `#power`), so that Back leads out of it and a reload into it. */
export function usePanel(): Panel {
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const depth = depthOf(location.state);

  const open = useCallback(
    (panel: PanelName) =>
      void navigate(
        { search, hash: panel },
        { preventScrollReset: panel === 'lenses', state: { panelDepth: depth + 1 } },
      ),
    [navigate, search, depth],
  );
  const leave = useCallback(
    (steps: number) =>
      void (depth > 0
        ? navigate(-Math.min(steps, depth))
        : navigate({ search }, { replace: true, preventScrollReset: true })),
    [navigate, search, depth],
  );
  const back = useCallback(() => leave(1), [leave]);
  const close = useCallback(() => leave(Infinity), [leave]);
  return { panel: hydrated ? panelOf(hash) : null, open, back, close };
}

function panelOf(hash: string): PanelName | null {
  const name = hash.slice(1);
  return name === 'lenses' || name === 'power' ? name : null;
}

/** How many steps of this page's history the panels took: only those may be gone back. */
function depthOf(state: unknown): number {
  const depth = (state as { panelDepth?: unknown } | null)?.panelDepth;
  return typeof depth === 'number' ? depth : 0;
}
