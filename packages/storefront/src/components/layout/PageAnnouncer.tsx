import { VisuallyHidden } from '@lunette/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds until the title of a new page is set. */
const WAIT = 150;

/** Tells screen readers of a new page by its title, and moves the focus to its content. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    document.getElementById('content')?.focus({ preventScroll: true });
    const clock = setTimeout(() => setTitle(document.title), WAIT);
    return () => clearTimeout(clock);
  }, [pathname]);
  return (
    <VisuallyHidden role="status" aria-live="polite">
      {title}
    </VisuallyHidden>
  );
}
