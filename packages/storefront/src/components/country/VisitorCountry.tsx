import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const CountryWatch = lazy(async () => ({ default: (await import('./CountryWatch.tsx')).CountryWatch }));

const CRAWLER = /bot|crawl|spider|slurp/i;
/** Asking where a visitor is can wait until their page stands. */
const WAIT = 3000;

/** Once the page stands: keeps the campaign it was opened with, and looks whether its visitor is in another country. */
export function VisitorCountry() {
  const [landed, setLanded] = useState<string | null>(null);
  useEffect(() => {
    if (CRAWLER.test(navigator.userAgent)) return undefined;
    const { search } = location;
    const clock = setTimeout(() => setLanded(search), WAIT);
    return () => clearTimeout(clock);
  }, []);
  if (landed === null) return null;
  return (
    <LazyBoundary>
      <CountryWatch landed={landed} />
    </LazyBoundary>
  );
}
