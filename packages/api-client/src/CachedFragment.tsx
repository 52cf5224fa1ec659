import { createContext, use, type ReactNode } from 'react';

/** Notes a part of the page that a server is drawing: its number there, and whether its markup is known already. */
export type PlaceFragment = (name: string, cacheKey: readonly unknown[]) => { at: number; isKnown: boolean };

/** Given by a server that keeps parts; without it every part is drawn where it stands. */
export const FragmentContext = createContext<PlaceFragment | null>(null);

export interface CachedFragmentProps {
  /** What the part is, such as a footer or a card. */
  name: string;
  /** What alone decides what the part shows, beside country and language: answers, choices. Without it the part is drawn as any other. */
  cacheKey: readonly unknown[] | undefined;
  children: ReactNode;
}

/**
 * A part that is the same on many pages, such as the footer or the card of some goods: a server draws it once and sets
 * the very same markup into later pages. It may ask for nothing but what is named in `cacheKey`: no address, no `useId`, no
 * other such part within, nothing that React lifts into the head.
 */
export function CachedFragment({ name, cacheKey, children }: CachedFragmentProps) {
  const place = use(FragmentContext);
  if (!place || !cacheKey) return children;
  const { at, isKnown } = place(name, cacheKey);
  const mark = <template data-part={at} />;
  if (isKnown) return mark;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
