import { saveCampaign } from '@lunette/session';
import { lazy, useEffect, useState } from 'react';
import { LazyBoundary } from '../layout/LazyBoundary.tsx';

const VisitorCountryNotice = lazy(async () => ({
  default: (await import('./VisitorCountryNotice.tsx')).VisitorCountryNotice,
}));

const CRAWLER = /bot|crawl|spider|slurp/i;
/** Milliseconds before the country of the visitor is requested, so that the page is loaded first. */
const WAIT = 3000;

/** Stores the campaign parameters of the visit, and after the page is loaded checks whether the visitor is in another country. */
export function VisitorCountry() {
  const [isDue, setDue] = useState(false);
  // At once, because the visitor may leave the page before the rest is loaded.
  useEffect(() => saveCampaign(location.search), []);
  useEffect(() => {
    if (CRAWLER.test(navigator.userAgent)) return undefined;
    const clock = setTimeout(() => setDue(true), WAIT);
    return () => clearTimeout(clock);
  }, []);
  if (!isDue) return null;
  return (
    <LazyBoundary>
      <VisitorCountryNotice />
    </LazyBoundary>
  );
}
