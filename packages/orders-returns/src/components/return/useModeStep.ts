import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

/**
 * The second step of a return, a separate page at `#way`, so that the browser's Back returns to the first one. After a reload
 * the first step is shown.
 */
export function useModeStep() {
  const location = useLocation();
  const { hash, search } = location;
  const navigate = useNavigate();
  const [isBegun, setBegun] = useState(false);
  const isThere = hash === '#way';
  const cameFromPage = (location.state as { fromPage?: unknown } | null)?.fromPage === true;
  return {
    /** Whether it was opened since the page was loaded. */
    isBegun,
    isOpen: isBegun && isThere,
    open: () => {
      setBegun(true);
      if (!isThere) void navigate({ search, hash: 'way' }, { state: { fromPage: true } });
    },
    /** The first step has changed and has to be confirmed again. */
    end: () => setBegun(false),
    /** Goes back one step, like the browser's Back. */
    back: () => void (cameFromPage ? navigate(-1) : navigate({ search }, { replace: true })),
  };
}
