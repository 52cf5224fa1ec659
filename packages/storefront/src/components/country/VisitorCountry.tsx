import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const CountryWatch = lazy(async () => ({ default: (await import('./CountryWatch.tsx')).CountryWatch }));

const CRAWLER = /bot|crawl|spider|slurp/i;
/** Milliseconds before the country of the visitor is requested, so that the page is loaded first. */
const WAIT = 3000;

/** After the page is loaded: stores its campaign parameters and checks whether the visitor is in another country. */
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
