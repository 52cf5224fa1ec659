import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** A panel of the product page. */
export type PanelName = 'lenses' | 'power';

/** The open panel of a product page, with functions to change it. */
export interface ProductPanel {
  /** The panel that is open over or in place of the product page; null until the page is hydrated. */
  panel: PanelName | null;
  open: (panel: PanelName) => void;
  /** Goes back one step, like the browser's Back. */
  back: () => void;
  /** Closes all panels; resolves when the URL is that of the product again. */
  close: () => Promise<void>;
}

const never = () => () => undefined;

/**
 * The open panel of a product page. The power entry is a separate page at `#power`. The lens panel is a dialog; a URL with
 * `#lenses` opens it once. It stays open below the power entry, so that Back returns to it.
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
