import type { ApiClient } from '@lunette/api-client';
import { InputRecorder, DehydratedState, useVisitor } from '@lunette/app-server/page';
import { directionOf } from '@lunette/country-config';
import { fontPreloads } from '@lunette/ui-kit/fonts';
import type { ReactNode } from 'react';
import { Links, Meta, Scripts, ScrollRestoration } from 'react-router';
import { ApiClientContext } from './ApiClientContext.ts';
import { RepeatCustomerMark } from './RepeatCustomerMark.tsx';
import { ShopData } from './ShopData.tsx';

/** The storefront and the content of a document. */
export interface DocumentProps {
  /** The storefront that renders the page. */
  apiClient: ApiClient;
  /** Further tags of the head. */
  head?: ReactNode;
  children: ReactNode;
}

/** The HTML document around every page. */
export function Document({ apiClient, head, children }: DocumentProps) {
  const { language } = useVisitor();
  return (
    <ApiClientContext value={apiClient}>
      <html lang={language} dir={directionOf(language)} suppressHydrationWarning>
        <head>
          <meta charSet="utf-8" />
          <InputRecorder />
          <RepeatCustomerMark />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <meta name="theme-color" content="#FBFAF7" />
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          {head}
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
          <Scripts />
        </body>
      </html>
    </ApiClientContext>
  );
}
