import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps what is being looked at in its place when a page is put before it. The browser's own anchoring is off meanwhile:
 * at the end of a list it would hold on to what stands below, and page after page would come by itself.
 */
export function useScrollAnchor(goods: RefObject<HTMLElement | null>, firstPage: number | undefined) {
  const before = useRef<{ card: Element; top: number }>(undefined);
  useEffect(() => {
    const { style } = document.documentElement;
    style.overflowAnchor = 'none';
    return () => {
      style.overflowAnchor = '';
    };
  }, []);
  useLayoutEffect(() => {
    if (before.current)
      window.scrollBy(0, before.current.card.getBoundingClientRect().top - before.current.top);
    before.current = undefined;
  }, [firstPage]);
  return () => {
    const card = goods.current?.querySelector('[data-page]');
    if (card) before.current = { card, top: card.getBoundingClientRect().top };
  };
}
