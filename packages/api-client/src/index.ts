export { api, PERSONAL_TAGS, TAGS } from './store/api.ts';
export { useAttempt } from './call/attempt.ts';
export type { Call } from './call/baseQuery.ts';
export { callGateway } from './call/callGateway.ts';
export type { GatewayCall } from './call/callGateway.ts';
export { writeToCache } from './store/writeToCache.ts';
export { callState, callValue } from './store/callState.ts';
export type { CallState, CallStateSelector } from './store/callState.ts';
export { standardHeaders } from './call/callContext.ts';
export type { ApiClient, CallContext } from './call/callContext.ts';
export {
  closeExchange,
  exchangeCall,
  storeExchange,
  openExchange,
  useStoredExchange,
  useOpenExchange,
} from './browser/exchange.ts';
export type { OpenExchange } from './browser/exchange.ts';
export { guestSession, SESSION_RENEWED } from './browser/guestSession.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts';
export { prefetchRequired, prefetchOptional } from './page/prefetch.ts';
export { paths } from './page/paths.ts';
export { storeContact, storedContact } from './browser/contact.ts';
export type { Contact } from './browser/contact.ts';
export { codeOf, isMissing, isRefusal, reasonOf, statusOf } from './call/reason.ts';
export { CachedFragment, FragmentContext } from './page/CachedFragment.tsx';
export type { RegisterFragment, CachedFragmentProps } from './page/CachedFragment.tsx';
export { request } from './call/request.ts';
export type { ApiError, ApiRequest } from './call/request.ts';
export { dehydrate, makeStore, rootReducer } from './store/store.ts';
export type { AppDispatch, AppStore, RootState, WriteLifecycle } from './store/store.ts';
export { clearTabStorage, tabStorage, useSignOutKey } from './browser/tab.ts';
export { callOf, wire } from './call/wire.ts';
export type { Sent, WireArgs } from './call/wire.ts';
