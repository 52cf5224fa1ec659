import { useSyncExternalStore } from 'react';

/** The cookie that marks visits from the branded contact-lens site. */
const MARK = /(^|; )customerFlow=cl_branded/;
const never = () => () => undefined;

/** Whether this visit belongs to the branded contact-lens site, which has its own header (SHELL-12). */
export function useIsBranded(): boolean {
  return useSyncExternalStore(
    never,
    () => MARK.test(document.cookie),
    () => false,
  );
}
