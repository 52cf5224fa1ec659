import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

export type PanelName = 'lenses' | 'power';

export interface ProductPanel {
  /** What is open over or in place of the product page. Nothing until the page is hydrated. */
  panel: PanelName | null;
  open: (panel: PanelName) => void;
  /** One step back, as the browser's own Back does. */
  back: () => void;
  /** All the way back to the product; resolves when the address is that of the product again. */
  close: () => Promise<void>;
}

const never = () => () => undefined;

/**
 * What is open on a product page. The power entry is a page of its own at `#power`; the lens panel is a dialog, which an
 * address with `#lenses` opens once. It stays open below the power entry, so that Back leads to it.
 */
export function usePanel(): ProductPanel {
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  const [hasLenses, setLenses] = useState(false);
  const hydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const isAsked = hydrated && hash === '#lenses';
  const isPower = hydrated && hash === '#power';
  const cameFromPage = (location.state as { fromPage?: unknown } | null)?.fromPage === true;
  if (isAsked && !hasLenses) setLenses(true);

  const toProduct = useCallback(
    () => void navigate({ search }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  useEffect(() => {
    if (isAsked) toProduct();
  }, [isAsked, toProduct]);

  const open = useCallback(
    (panel: PanelName) => {
      if (panel === 'lenses') setLenses(true);
      else void navigate({ search, hash: panel }, { state: { fromPage: true } });
    },
    [navigate, search],
  );
  const back = useCallback(
    () => (cameFromPage ? void navigate(-1) : toProduct()),
    [navigate, toProduct, cameFromPage],
  );
  const close = useCallback(async () => {
    setLenses(false);
    if (!isPower) return;
    const isThere = new Promise<void>((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true });
    });
    back();
    if (cameFromPage) await isThere;
  }, [isPower, back, cameFromPage]);
  return { panel: isPower ? 'power' : hasLenses && !isAsked ? 'lenses' : null, open, back, close };
}
