import {
  InputRecorder,
  DehydratedState,
  PageScripts,
  screen,
  serverPage,
  useVisitor,
} from '@lunette/app-server/page';
import { directionOf } from '@lunette/country-config';
import { prefetchShell } from '@lunette/session';
import { RepeatMark, shellOf, ShopData, shopData } from '@lunette/shell';
import { fontPreloads } from '@lunette/ui-kit/fonts';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import { catalogues } from './catalogues.ts';
import { PageError } from './shell/PageError.tsx';
import './app.css';

export const middleware = [serverPage('desktop', catalogues)];

const load = screen(['shop'], async ({ store, url, country, language }) => {
  await prefetchShell(store, { navigation: shellOf(url.pathname).needsNavigation });
  const here = { country, language, origin: url.origin };
  return { ...here, structuredData: import.meta.env.SSR ? shopData(here) : [] };
});
export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useVisitor();
  return (
    <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <InputRecorder />
        <RepeatMark />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#FBFAF7" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {fontPreloads[language].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ShopData />
        <DehydratedState />
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export { PageError as ErrorBoundary };
