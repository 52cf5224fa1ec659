import { serverPage } from '@lunette/app-server/page';
import { messageCatalogs, Document, loadRoot, RootOutlet } from '@lunette/storefront';
import type { ReactNode } from 'react';
import { apiClient } from './apiClient.ts';
import { ManifestLink } from './manifest/ManifestLink.tsx';
import '@lunette/storefront/styles/app.css';

export const middleware = [serverPage(apiClient, messageCatalogs)];
export const loader = loadRoot;
export const clientLoader = loadRoot;
export const shouldRevalidate = () => false;

const installable = (
  <>
    <ManifestLink />
    <link rel="apple-touch-icon" href="/icons/touch-180.png" />
  </>
);

/** The HTML document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Document apiClient={apiClient} head={installable}>
      {children}
    </Document>
  );
}

/** The root route. */
export default function Root() {
  return <RootOutlet />;
}

export { PageError as ErrorBoundary } from '@lunette/storefront';
