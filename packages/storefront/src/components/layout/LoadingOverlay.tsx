import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../text.ts';

/** A page that comes sooner than this needs no sign that it is coming. */
const WAIT = 600;

/** Covers the screen while the next page is awaited, once that takes longer than a moment (SHELL-05). */
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
