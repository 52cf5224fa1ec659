import {
  guestSession,
  makeStore,
  request,
  SESSION_RENEWED,
  storedContact,
  type ApiClient,
  type AppStore,
  type CallContext,
  type RootState,
} from '@lunette/api-client';
import { intlLocale, type Visitor } from '@lunette/country-config';
import { RouterContextProvider } from 'react-router';
import { readDehydratedState } from './hydration/dehydratedState.ts';
import { storeContext } from './screen.ts';
import { makeTexts, textsContext, type MessageCatalogs, type Texts } from './texts.ts';
import { visitorContext } from './visitor.ts';
import { warmFormats } from './warmFormats.ts';

/** What the browser needs to hydrate a page: the store with the page's state, its texts, and the context of later navigations. */
export interface BrowserPage {
  store: AppStore;
  /** The state that the server rendered the page from. */
  serverState: RootState;
  texts: Texts;
  visitor: Visitor;
  getContext: () => RouterContextProvider;
}

/** Prepares the hydration of the server's page; it makes no call to the gateway. */
export async function browserPage(
  client: ApiClient,
  messageCatalogs: MessageCatalogs<string>,
): Promise<BrowserPage> {
  const { country, language, texts: groups, state } = readDehydratedState();
  const texts = makeTexts(messageCatalogs, language);
  await Promise.all([
    warmFormats(intlLocale(language, country)),
    ...groups.map((group) => texts.load(group)),
  ]);
  const context: CallContext = {
    baseUrl: '/api',
    client,
    country,
    language,
    fetch: (...args) => fetch(...args),
    pagePath: () => location.pathname,
    contact: storedContact,
    hasPlacedOrder: () => isFlagSet('hasPlacedOrder'),
    session: guestSession(
      () => isFlagSet(`hasSession_${country.toLowerCase()}`),
      () =>
        request(context, { method: 'POST', url: '/v2/sessions' }).then(() =>
          dispatchEvent(new Event(SESSION_RENEWED)),
        ),
    ),
  };
  const store = makeStore(context, state);
  const getContext = () => {
    const router = new RouterContextProvider();
    router.set(storeContext, store);
    router.set(textsContext, texts);
    router.set(visitorContext, { country, language });
    return router;
  };
  return { store, serverState: store.getState(), texts, visitor: { country, language }, getContext };
}

/** Whether a readable cookie has the value for true. */
function isFlagSet(name: string): boolean {
  return document.cookie.split('; ').includes(`${name}=1`);
}
