import {
  CachedFragment,
  FragmentContext,
  type AppStore,
  type PlaceFragment,
  type RootState,
} from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import { TextProvider } from '@lunette/ui-kit';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Scripts } from 'react-router';
import { DEHYDRATED_STATE } from './dehydratedState.ts';
import { replayInput } from './replayInput.ts';
import type { Texts } from './texts.ts';

interface Page {
  store: AppStore;
  texts: Texts;
  visitor: Visitor;
  /** What decides the scripts of a page that sleeps; only a server knows that a page does. */
  sleepsWith?: string[] | undefined;
}

const Current = createContext<Page | null>(null);

export interface PageContextProps extends Page {
  drawnFrom?: RootState;
  /** Notes parts that other pages show too; only a server that draws pages has it. */
  placeFragment?: PlaceFragment | null;
  children: ReactNode;
}

/**
 * Gives a page its store, its texts and its visitor; more texts may come with later screens. What wakes up does so with the
 * state that the server drew it from (`drawnFrom`), whatever has been answered since: React may begin a page anew.
 */
export function PageContext({
  store,
  drawnFrom = store.getState(),
  texts,
  visitor,
  placeFragment = null,
  sleepsWith,
  children,
}: PageContextProps) {
  const messages = useSyncExternalStore(texts.subscribe, texts.messages, texts.messages);
  useEffect(replayInput, []);
  return (
    <Current value={{ store, texts, visitor, sleepsWith }}>
      <Provider store={store} serverState={drawnFrom}>
        <TextProvider language={visitor.language} country={visitor.country} messages={messages}>
          <FragmentContext value={placeFragment}>{children}</FragmentContext>
        </TextProvider>
      </Provider>
    </Current>
  );
}

/** The page around a component; null outside one. */
export function usePage(): Page | null {
  return use(Current);
}

/** Where the server's state stands in a page, before the app's own scripts; a server writes it into the page it has drawn. */
export function DehydratedState() {
  return <script {...DEHYDRATED_STATE} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The scripts of a page. Those of a page that sleeps are the same on every page of its routes: what React lifts of them into
 * the head is put back to them (`deferHydration`).
 */
export function PageScripts() {
  return (
    <CachedFragment name="scripts" cacheKey={usePage()?.sleepsWith}>
      <Scripts />
    </CachedFragment>
  );
}

/** Country and language of the page. */
export function useVisitor(): Visitor {
  const page = usePage();
  if (!page) throw new Error('useVisitor is used outside a page: wrap the app in PageContext.');
  return page.visitor;
}

/** Loads a group of texts for a part that is not a route's: it waits, in the nearest `Suspense`, until they are there. */
export function useTexts(group: string): void {
  const page = usePage();
  if (!page) throw new Error('useTexts is used outside a page: wrap the app in PageContext.');
  use(page.texts.need(group));
}
