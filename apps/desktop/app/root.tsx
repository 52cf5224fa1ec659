import { serverPage } from '@lunette/app-server/page';
import { catalogues, Document, loadRoot } from '@lunette/storefront';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { apiClient } from './apiClient.ts';
import '@lunette/storefront/styles/app.css';
// Not in the header: each route of the layout would link its stylesheet once more.
import './layout/header.css';

export const middleware = [serverPage(apiClient, catalogues)];
export const loader = loadRoot;
export const clientLoader = loadRoot;
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: ReactNode }) {
  return <Document apiClient={apiClient}>{children}</Document>;
}

export default function Root() {
  return <Outlet />;
}

export { PageError as ErrorBoundary } from '@lunette/storefront';
