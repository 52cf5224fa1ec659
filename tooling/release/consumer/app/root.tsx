import { HandOver, screen, serverPage, useVisitor } from '@lunette/app-server/page';
import { CartButton } from '@lunette/cart';
import { prefetchShell } from '@lunette/session';
import { Toaster } from '@lunette/ui-kit';
import { fontPreloads } from '@lunette/ui-kit/fonts';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts } from 'react-router';
import { catalogues } from './catalogues.ts';
import './app.css';

export const middleware = [serverPage('desktop', catalogues)];

const load = screen(['shop'], ({ store }) => prefetchShell(store));
export const loader = load;
export const clientLoader = load;

export function Layout({ children }: { children: ReactNode }) {
  const { language } = useVisitor();
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <link rel="icon" href="data:," />
        {fontPreloads[language].map((href) => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <HandOver />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <Toaster>
      <header>
        <CartButton opens="page" />
      </header>
      <Outlet />
    </Toaster>
  );
}
