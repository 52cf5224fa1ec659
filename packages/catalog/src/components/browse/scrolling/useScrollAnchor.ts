import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the visible goods in their place when an earlier page is inserted above them. The browser's own scroll anchoring is
 * switched off meanwhile: at the end of a list it would keep the content below in place, and page after page would be
 * loaded.
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
