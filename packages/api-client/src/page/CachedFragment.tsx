import { createContext, use, type ReactNode } from 'react';

/** Registers a fragment of a server-rendered page; returns its number in the page, and whether its markup is cached. */
export type RegisterFragment = (
  name: string,
  cacheKey: readonly unknown[],
) => { at: number; isKnown: boolean };

/** Provided by a server that caches fragments; without it every fragment is rendered in its place. */
export const FragmentContext = createContext<RegisterFragment | null>(null);

/** Props of `CachedFragment`. */
export interface CachedFragmentProps {
  /** The kind of fragment, such as a footer or a card. */
  name: string;
  /** Everything that the fragment depends on, besides country and language. Without it the fragment is not cached. */
  cacheKey: readonly unknown[] | undefined;
  children: ReactNode;
}

/**
 * A part that is the same on many pages, such as the footer or a product's card: a server renders it once and reuses
 * its markup. It may depend only on its `cacheKey`: it must not use the page's address, `useId`, another fragment, or
 * anything that React moves into the head.
 */
export function CachedFragment({ name, cacheKey, children }: CachedFragmentProps) {
  const register = use(FragmentContext);
  if (!register || !cacheKey) return children;
  const { at, isKnown } = register(name, cacheKey);
  const mark = <template data-fragment={at} />;
  if (isKnown) return mark;
  return (
    <>
      {mark}
      {children}
      {mark}
    </>
  );
}
