export { api, PERSONAL_TAGS, TAGS } from './api.ts';
export { attempt, useAttempt } from './attempt.ts';
export type { Call } from './baseQuery.ts';
export { callGateway } from './callGateway.ts';
export type { GatewayCall } from './callGateway.ts';
export { newTraceId, standardHeaders } from './callContext.ts';
export type { ApiClient, CallContext } from './callContext.ts';
export {
  closeExchange,
  exchangeCall,
  keepExchange,
  openExchange,
  useKeptExchange,
  useOpenExchange,
} from './exchange.ts';
export type { KeptExchange } from './exchange.ts';
export { guestSession } from './guestSession.ts';
export { useAppDispatch, useAppSelector, useAppStore } from './hooks.ts';
export { need, want } from './prefetch.ts';
export { paths } from './paths.ts';
export { keepContact, storedContact } from './contact.ts';
export type { Contact } from './contact.ts';
export { codeOf, isMissing, isRefusal, reasonOf, statusOf } from './reason.ts';
export { CachedFragment, FragmentContext } from './CachedFragment.tsx';
export type { RegisterFragment, CachedFragmentProps } from './CachedFragment.tsx';
export { request, SUPPRESSED } from './request.ts';
export type { ApiError, ApiRequest } from './request.ts';
export { dehydrate, makeStore, rootReducer } from './store.ts';
export type { AppDispatch, AppStore, RootState, WriteLifecycle } from './store.ts';
export { clearTabStorage, tabStorage, useTabTurn } from './tab.ts';
export { callOf, wire } from './wire.ts';
export type { Sent, WireArgs } from './wire.ts';
