import { makeStore, type ApiClient } from '@lunette/api-client';
import type { MiddlewareFunction, RouterContextProvider } from 'react-router';
import { cachedResponses } from './caching/cachedResponses.ts';
import { storeContext } from './screen.ts';
import { makeTexts, textsContext, type MessageCatalogs } from './texts.ts';
import { visitorContext, visitorOfPage } from './visitor.ts';

/**
 * The root middleware of a storefront on the server: visitor, texts and one store for each request. The store makes public calls
 * only; a personal call fails, because it would put a person's data on a public page.
 */
export function serverPage(
  client: ApiClient,
  messageCatalogs: MessageCatalogs<string>,
): MiddlewareFunction<Response> {
  // In development, changes of the gateway are visible at once.
  const ask = process.env.NODE_ENV === 'production' ? cachedResponses() : fetch;
  return ({ request, context }: { request: Request; context: Readonly<RouterContextProvider> }, next) => {
    const visitor = visitorOfPage(request);
    context.set(visitorContext, visitor);
    context.set(textsContext, makeTexts(messageCatalogs, visitor.language));
    context.set(
      storeContext,
      makeStore({
        ...visitor,
        client,
        baseUrl: process.env.GATEWAY_URL ?? `http://127.0.0.1:${process.env.GATEWAY_PORT ?? 4000}`,
        fetch: ask,
        pagePath: () => new URL(request.url).pathname,
        hasPlacedOrder: () => false,
        session: { ensure: refusePersonal, renew: refusePersonal },
      }),
    );
    return next();
  };
}

function refusePersonal(): Promise<never> {
  return Promise.reject(new Error('A personal call was made while rendering a public page.'));
}
