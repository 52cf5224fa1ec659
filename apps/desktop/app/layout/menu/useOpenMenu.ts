import {
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';

/** The direction of an arrow key along the menu, in a page that is written from left to right. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Holds which panel of the menu is open. Hover and focus on an entry open its panel; on a touch screen the first tap
 * opens it and the second follows the link. Escape closes it, wherever the focus is; the arrow keys move between entries,
 * and down into the panel.
 */
export function useOpenMenu() {
  const [open, setOpen] = useState<string | null>(null);
  const touched = useRef<string | null>(null);
  const close = () => setOpen(null);
  useEffect(() => {
    if (open === null) return undefined;
    const onEscape = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && setOpen(null);
    addEventListener('keydown', onEscape);
    return () => removeEventListener('keydown', onEscape);
  }, [open]);

  const entryProps = (id: string) => ({
    onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && setOpen(id),
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType === 'mouse' && close(),
    onFocus: ({ target }: FocusEvent) => target.matches(':focus-visible') && setOpen(id),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setOpen((now) => (now === id ? null : now));
    },
  });

  const linkProps = (id: string) => ({
    'aria-expanded': open === id,
    onPointerDown: ({ pointerType }: PointerEvent) => {
      touched.current = pointerType === 'mouse' || open === id ? null : id;
    },
    onClick: (event: MouseEvent) => {
      if (touched.current !== id) return close();
      event.preventDefault();
      touched.current = null;
      setOpen(id);
    },
  });

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, target } = event;
    const entries = [...currentTarget.children];
    const at = entries.findIndex((entry) => entry.contains(target as Node));
    const step = (STEPS[key] ?? 0) * (getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1);
    const goTo = (place: Element | undefined, which = 'a') =>
      place?.querySelector<HTMLElement>(which)?.focus();
    if (key === 'Escape') {
      goTo(entries[at]);
    } else if (step !== 0) {
      goTo(entries[(at + step + entries.length) % entries.length]);
    } else if (key === 'ArrowDown') {
      goTo(entries[at], '[data-panel] a');
      event.preventDefault();
    }
  };

  return { open, close, entryProps, linkProps, listProps: { onKeyDown } };
}
