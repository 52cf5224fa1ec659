import type { AppStore } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import { createContext, type Params, type RouterContextProvider } from 'react-router';
import { FOR_CRAWLER } from './forCrawler.ts';
import { textsContext } from './texts.ts';
import { visitorContext } from './visitor.ts';

/** The store of the page that is being rendered. */
export const storeContext = createContext<AppStore>();

/** The argument of a screen's prefetch. */
export interface ScreenRequest extends Visitor {
  store: AppStore;
  params: Params;
  url: URL;
  /** Whether the page is for a crawler, which gets all items of the page at once. */
  isForCrawler: boolean;
  /** Loads a group of texts that only some answers of the route need. */
  needTexts: (group: string) => Promise<void>;
}

/**
 * Makes one function for `loader` and `clientLoader` of a route: it loads the texts of the screen and the data that the
 * screen needs before it renders. `prefetch` returns the loader data of the route.
 */
export function screen<T = null>(
  texts: string[],
  prefetch: (request: ScreenRequest) => Promise<T> = async () => null as T,
) {
  return async ({
    request,
    params,
    context,
  }: {
    request: Request;
    params: Params;
    context: Readonly<RouterContextProvider>;
  }): Promise<T> => {
    const known = context.get(textsContext);
    const [result] = await Promise.all([
      prefetch({
        ...context.get(visitorContext),
        store: context.get(storeContext),
        params,
        url: new URL(request.url),
        isForCrawler: request.headers.has(FOR_CRAWLER),
        needTexts: (group) => known.load(group),
      }),
      ...texts.map((group) => known.load(group)),
    ]);
    return result;
  };
}
