import { FragmentContext, type AppStore, type RegisterFragment, type RootState } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import { TextProvider } from '@lunette/ui-kit';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { DEHYDRATED_STATE } from './hydration/dehydratedState.ts';
import { replayInput } from './hydration/replayInput.ts';
import type { Texts } from './texts.ts';

/** The data that only the server renders into a page, for the browser. */
export interface SentByServer {
  /** The text of the script that records input. */
  inputRecorder: string;
  /** Returns the page's state. It is called late, because texts can be loaded while the page is rendered. */
  dehydratedState: () => string;
  registerFragment: RegisterFragment;
}

interface Page {
  store: AppStore;
  texts: Texts;
  visitor: Visitor;
  sent?: SentByServer;
}

const Current = createContext<Page | null>(null);

/** The page, and the state that it is hydrated with. */
export interface PageContextProps extends Page {
  /** The state that the server rendered the page from; left out by the server itself. */
  serverState?: RootState;
  children: ReactNode;
}

/**
 * Provides a page with its store, texts and visitor; later screens can load more texts. The page is hydrated with the server's
 * state even if the store has changed since, because React hydrates it in parts.
 */
export function PageContext({
  store,
  serverState = store.getState(),
  texts,
  visitor,
  sent,
  children,
}: PageContextProps) {
  const messages = useSyncExternalStore(texts.subscribe, texts.messages, texts.messages);
  useEffect(replayInput, []);
  return (
    <Current value={{ store, texts, visitor, ...(sent && { sent }) }}>
      <Provider store={store} serverState={serverState}>
        <TextProvider language={visitor.language} country={visitor.country} messages={messages}>
          <FragmentContext value={sent?.registerFragment ?? null}>{children}</FragmentContext>
        </TextProvider>
      </Provider>
    </Current>
  );
}

/** The page around a component; null outside one. */
export function usePage(): Page | null {
  return use(Current);
}

/** The state that the server rendered the page from, before the app's own scripts. */
export function DehydratedState() {
  const text = usePage()?.sent?.dehydratedState() ?? '';
  return <script {...DEHYDRATED_STATE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />;
}

/** Country and language of the page. */
export function useVisitor(): Visitor {
  const page = usePage();
  if (!page) throw new Error('useVisitor is used outside a page: wrap the app in PageContext.');
  return page.visitor;
}

/** Loads a group of texts for a component outside the route; it suspends until they are loaded. */
export function useTexts(group: string): void {
  const page = usePage();
  if (!page) throw new Error('useTexts is used outside a page: wrap the app in PageContext.');
  use(page.texts.load(group));
}
