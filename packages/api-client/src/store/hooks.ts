import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './store.ts';

/** `useDispatch` with the type of the store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
/** `useSelector` with the type of the state. */
export const useAppSelector = useSelector.withTypes<RootState>();
/** `useStore` with the type of the store. */
export const useAppStore = useStore.withTypes<AppStore>();
