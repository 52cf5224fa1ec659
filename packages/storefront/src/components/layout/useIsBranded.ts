import { useSyncExternalStore } from 'react';

/** The cookie that an order of the branded contact-lens site brings along. */
const MARK = /(^|; )customerFlow=cl_branded/;
const never = () => () => undefined;

/** Whether this visit belongs to the branded contact-lens site, whose header is another one (SHELL-12). */
export function useIsBranded(): boolean {
  return useSyncExternalStore(
    never,
    () => MARK.test(document.cookie),
    () => false,
  );
}
