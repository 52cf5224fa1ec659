import { api, SESSION_RENEWED, type AppStore } from '@lunette/api-client';
import { sessionApi } from './api/session.ts';
import { invalidatePersonalTagsLater, invalidatePersonalTags } from './api/signInEffects.ts';
import { forgetTab } from './browser/forgetTab.ts';
import { hasLoginFlag } from './browser/loginFlag.ts';
import { onOtherTabs } from './browser/otherTabs.ts';
import { loginFlagRead, selectSignIn, sessionEnded } from './slice.ts';

/** Time in milliseconds after a page's start at which its session is checked (SESS-03). */
const VALIDATE_AFTER_MS = 500;

/** What `watchSession` observes; tests replace it. */
export interface WatchOptions {
  /** The readable cookies of the page. */
  cookies?: () => string;
  /** The target of the events that say that the page is shown again, is online again, or requested a new session. */
  page?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
}

/**
 * Updates a page when its session changes: it validates the session after half a second, listens to the other tabs, and
 * reads personal data again when the page is shown again after Back, or when the cookie differs from the page
 * (SESS-08). Queries that ask for it are read again when the page gets the focus or is online again. The returned
 * function stops it.
 */
export function watchSession(
  store: AppStore,
  { cookies = () => document.cookie, page = window }: WatchOptions = {},
): () => void {
  const flag = () => hasLoginFlag(cookies());
  const knows = () => selectSignIn(store.getState()).isLogined;
  const readAnew = () => {
    if (knows() && !flag()) forgetTab();
    store.dispatch(loginFlagRead(flag()));
    if (flag()) store.dispatch(invalidatePersonalTags());
    else invalidatePersonalTagsLater(store.dispatch);
  };
  const compare = () => {
    if (flag() === knows()) return;
    if (!flag()) {
      forgetTab();
      store.dispatch(sessionEnded());
    }
    readAnew();
  };
  const { onFocus, onOnline } = api.internalActions;
  const listeners: Record<string, (event: Event) => void> = {
    pageshow: (event) => ((event as PageTransitionEvent).persisted ? readAnew() : compare()),
    focus: () => {
      compare();
      store.dispatch(onFocus());
    },
    online: () => store.dispatch(onOnline()),
    [SESSION_RENEWED]: compare,
  };

  store.dispatch(loginFlagRead(flag()));
  const unsubscribe = onOtherTabs((message) => {
    // Another customer may have signed in before the message reaches this tab.
    if (message === 'signed-out') forgetTab();
    readAnew();
  });
  const timer = setTimeout(() => {
    const ask = sessionApi.endpoints.validateSession.initiate(undefined, {
      subscribe: false,
      forceRefetch: true,
    });
    void store.dispatch(ask).then(compare);
  }, VALIDATE_AFTER_MS);
  for (const [event, listener] of Object.entries(listeners)) page.addEventListener(event, listener);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    for (const [event, listener] of Object.entries(listeners)) page.removeEventListener(event, listener);
  };
}
