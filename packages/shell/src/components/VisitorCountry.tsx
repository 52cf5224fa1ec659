import { keepCampaign } from '@lunette/session';
import { lazy, Suspense, useEffect, useState } from 'react';

const CountryWatch = lazy(async () => ({ default: (await import('./CountryWatch.tsx')).CountryWatch }));

const CRAWLER = /bot|crawl|spider|slurp/i;
/** Asking where a visitor is can wait until their page stands. */
const WAIT = 1500;

/** Once the page stands: keeps the campaign it was opened with, and looks whether its visitor is in another country. */
export function VisitorCountry() {
  const [due, setDue] = useState(false);
  useEffect(() => {
    keepCampaign(location.search);
    if (CRAWLER.test(navigator.userAgent)) return undefined;
    const clock = setTimeout(() => setDue(true), WAIT);
    return () => clearTimeout(clock);
  }, []);
  if (!due) return null;
  return (
    <Suspense>
      <CountryWatch />
    </Suspense>
  );
}
