import { useNavigation } from 'react-router';
import { useText } from '../text.ts';

/** Covers the screen while the next page is awaited, once that takes longer than a moment (SHELL-05). */
export function LoadingOverlay() {
  const t = useText();
  const { state, location } = useNavigation();
  if (state !== 'loading' || location.pathname === globalThis.location.pathname) return null;
  return (
    <div className="wait-overlay">
      <span className="spin" role="status" aria-label={t('shell.loading')} />
    </div>
  );
}
