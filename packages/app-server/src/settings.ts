import type { ApiClient } from '@lunette/api-client';

/** The settings of a storefront's server, read from its environment. */
export interface StorefrontSettings {
  client: ApiClient;
  host: string;
  port: number;
  gatewayUrl: string;
  /** Origins of the payment provider, whose frame the checkout shows. */
  providerOrigin: string;
  /** The public addresses of the sibling storefronts; empty while they differ from this one only by their port. */
  desktopUrl: string;
  mobileUrl: string;
  desktopPort: number;
  mobilePort: number;
  /** The trusted proxies in front of the storefront: addresses, networks or `loopback`. */
  proxies: string[];
  /** Milliseconds for which a rendered document is cached; 0 renders it for each request. */
  documentTtl: number;
  /** Pages a minute that are rendered for one network; those from the document cache are not counted. */
  pagesAMinute: number;
  /** Names of the filters that a listing's address may have. */
  filters: readonly string[];
  /** Whether Vite's development server connects to the page. */
  development: boolean;
}

/** Reads the settings; every value has a default for one machine. */
export function settingsFrom(
  client: ApiClient,
  env: NodeJS.ProcessEnv = process.env,
  filters: readonly string[] = [],
): StorefrontSettings {
  const desktopPort = Number(env.DESKTOP_PORT ?? 3000);
  const mobilePort = Number(env.MOBILE_PORT ?? 3001);
  return {
    client,
    host: env.HOST ?? '127.0.0.1',
    port: client === 'desktop' ? desktopPort : mobilePort,
    gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT ?? 4000}`,
    providerOrigin: new URL(env.PROVIDER_URL ?? `http://127.0.0.1:${env.SANDBOX_PORT ?? 4010}`).origin,
    desktopUrl: env.DESKTOP_URL ?? '',
    mobileUrl: env.MOBILE_URL ?? '',
    desktopPort,
    mobilePort,
    proxies: env.TRUST_PROXY ? env.TRUST_PROXY.split(',').map((name) => name.trim()) : [],
    documentTtl: Number(env.DOCUMENT_TTL ?? 4_000),
    pagesAMinute: Number(env.LIMIT_PAGES ?? 600),
    filters,
    development: false,
  };
}
