import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { CallContext } from '../call/callContext.ts';

/** The reducer of all stores. Features add their slices with `slice.injectInto(rootReducer)`. */
export const rootReducer = combineSlices(api);

/** The state of a store; a slice of a feature is present once it was injected. */
export type RootState = ReturnType<typeof rootReducer>;

/** Makes a store: one per request on a server, one per page in a browser. */
export function makeStore(context: CallContext, preloadedState?: Partial<RootState>) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: context }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
    devTools: { maxAge: 50 },
  });
}

/** A store of a page. */
export type AppStore = ReturnType<typeof makeStore>;
/** The dispatch of a store, which accepts thunks. */
export type AppDispatch = AppStore['dispatch'];

/** What a write that updates caches receives: the store, and a promise of the answer. */
export interface WriteLifecycle<Answer> {
  dispatch: AppDispatch;
  getState: () => RootState;
  queryFulfilled: Promise<{ data: Answer }>;
}

/** The state that a page sends to the browser: the answers, without the subscriptions of the server's render. */
export function dehydrate(store: AppStore): Pick<RootState, 'api'> {
  const { api: answers } = store.getState();
  return {
    api: { ...answers, subscriptions: {}, config: { ...answers.config, online: true, focused: true } },
  };
}
