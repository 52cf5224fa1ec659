import { serverPage } from '@lunette/app-server/page';
import { messageCatalogs, Document, loadRoot, RootOutlet } from '@lunette/storefront';
import type { ReactNode } from 'react';
import { apiClient } from './apiClient.ts';
import '@lunette/storefront/styles/app.css';
// It is imported here and not in the header: otherwise each route of the layout would link the stylesheet again.
import './layout/header.css';

export const middleware = [serverPage(apiClient, messageCatalogs)];
export const loader = loadRoot;
export const clientLoader = loadRoot;
export const shouldRevalidate = () => false;

/** The HTML document around every page. */
export function Layout({ children }: { children: ReactNode }) {
  return <Document apiClient={apiClient}>{children}</Document>;
}

/** The root route. */
export default function Root() {
  return <RootOutlet />;
}

export { PageError as ErrorBoundary } from '@lunette/storefront';
