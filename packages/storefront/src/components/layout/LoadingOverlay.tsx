import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../text.ts';

/** Milliseconds before the overlay is shown, so that a fast navigation shows none. */
const WAIT = 600;

/** Covers the screen while the next page is loading, after a short delay (SHELL-05). */
export function LoadingOverlay() {
  const { state, location } = useNavigation();
  const isComing = state === 'loading' && location.pathname !== globalThis.location.pathname;
  return isComing ? <Overlay key={location.key} /> : null;
}

function Overlay() {
  const t = useText();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const clock = setTimeout(() => setLate(true), WAIT);
    return () => clearTimeout(clock);
  }, []);
  if (!isLate) return null;
  return (
    <div className="fixed inset-0 z-10 grid place-items-center bg-canvas opacity-80">
      <span className="spin" role="status" aria-label={t('storefront.loading')} />
    </div>
  );
}
