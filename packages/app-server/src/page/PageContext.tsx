import { SamePart, SameParts, type AppStore, type PlacePart, type RootState } from '@lunette/api-client';
import type { Visitor } from '@lunette/country-config';
import { TextProvider } from '@lunette/ui-kit';
import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Scripts } from 'react-router';
import { HAND_OVER } from './handOver.ts';
import { repeatEarlyInput } from './keepEarlyInput.ts';
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
  placePart?: PlacePart | null;
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
  placePart = null,
  sleepsWith,
  children,
}: PageContextProps) {
  const messages = useSyncExternalStore(texts.subscribe, texts.messages, texts.messages);
  useEffect(repeatEarlyInput, []);
  return (
    <Current value={{ store, texts, visitor, sleepsWith }}>
      <Provider store={store} serverState={drawnFrom}>
        <TextProvider language={visitor.language} country={visitor.country} messages={messages}>
          <SameParts value={placePart}>{children}</SameParts>
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
export function HandOver() {
  return <script {...HAND_OVER} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/**
 * The scripts of a page. Those of a page that sleeps are the same on every page of its routes: what React lifts of them into
 * the head is put back to them (`putToSleep`).
 */
export function PageScripts() {
  return (
    <SamePart name="scripts" of={usePage()?.sleepsWith}>
      <Scripts />
    </SamePart>
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
