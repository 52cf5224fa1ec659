import { useAppSelector } from '@lunette/api-client';
import { useSyncExternalStore } from 'react';
import { hasLoginFlag } from '../../browser/loginFlag.ts';
import { selectSignIn } from '../../slice.ts';

const nothing = () => () => undefined;

/** Whether the visitor is not signed in; null while this is unknown, as on the server and before hydration. */
export function useIsGuest(): boolean | null {
  const { isLogined } = useAppSelector(selectSignIn);
  const isExpected = useSyncExternalStore(nothing, hasLoginFlag, () => true);
  if (isLogined) return false;
  return isExpected ? null : true;
}
