import { useEffect, useEffectEvent, useRef } from 'react';

/** The share of the window's height above which a page that has been reached counts as the current one. */
const LINE = 0.4;

/**
 * Keeps `?page=` in the URL at the page that is being looked at, without a navigation. The history entry stays the same, so
 * Back from a product returns to this page and scroll position. Mark the first card of a page with `data-page`. `pages`
 * must be a new array for other goods, even if their page numbers are the same.
 */
export function useShownPage(pages: readonly number[], hrefOf: (page: number) => string) {
  const goods = useRef<HTMLDivElement>(null);
  const write = useEffectEvent((page: number) => {
    const href = hrefOf(page);
    const { pathname, search } = window.location;
    if (new URL(href, window.location.href).pathname !== pathname || href === pathname + search) return;
    window.history.replaceState(window.history.state, '', href);
  });
  useEffect(() => {
    if (!goods.current || pages.length === 0) return;
    const starts = [...goods.current.querySelectorAll<HTMLElement>('[data-page]')];
    const observer = new IntersectionObserver(
      () => {
        const reached = starts.filter(
          (start) => start.getBoundingClientRect().top <= window.innerHeight * LINE,
        );
        const page = (reached.at(-1) ?? starts[0])?.dataset.page;
        if (page !== undefined) write(Number(page));
      },
      { root: document, rootMargin: `0px 0px -${(1 - LINE) * 100}% 0px` },
    );
    for (const start of starts) observer.observe(start);
    return () => observer.disconnect();
  }, [pages]);
  return goods;
}
