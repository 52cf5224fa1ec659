import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Reads the values that the browser computes: `read` gets each element marked `data-token` below the ref. It runs after
 * every render, and whenever the page changes its width, theme, language or styles, for example when a token file is
 * saved, or the system asks for less motion.
 */
export function useComputed<E extends HTMLElement, Value>(
  read: (element: HTMLElement) => Value,
): [RefObject<E | null>, Record<string, Value>] {
  const root = useRef<E>(null);
  const [values, setValues] = useState<Record<string, Value>>({});
  useLayoutEffect(() => {
    const look = () => {
      const marked = [...(root.current?.querySelectorAll<HTMLElement>('[data-token]') ?? [])];
      const next = Object.fromEntries(marked.map((element) => [element.dataset.token ?? '', read(element)]));
      setValues((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    look();
    const page = new MutationObserver(look);
    page.observe(document.documentElement, { attributeFilter: ['data-theme', 'lang', 'dir'] });
    page.observe(document.head, { childList: true, subtree: true, characterData: true });
    const lessMotion = matchMedia('(prefers-reduced-motion: reduce)');
    lessMotion.addEventListener('change', look);
    addEventListener('resize', look);
    return () => {
      page.disconnect();
      lessMotion.removeEventListener('change', look);
      removeEventListener('resize', look);
    };
  });
  return [root, values];
}
