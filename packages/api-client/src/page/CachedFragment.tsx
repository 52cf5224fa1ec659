import { createContext, use, type ReactNode } from 'react';

/** Registers a fragment of the page that a server renders: its number there, and whether its markup is known already. */
export type RegisterFragment = (
  name: string,
  cacheKey: readonly unknown[],
) => { at: number; isKnown: boolean };

/** Given by a server that caches fragments; without it every fragment is rendered where it stands. */
export const FragmentContext = createContext<RegisterFragment | null>(null);

export interface CachedFragmentProps {
  /** What the fragment is, such as a footer or a card. */
  name: string;
  /** All that the fragment depends on, beside country and language. Without it the fragment is not cached. */
  cacheKey: readonly unknown[] | undefined;
  children: ReactNode;
}

/**
 * A part that is the same on many pages, such as the footer or a product's card: a server renders it once and reuses its
 * markup. It may depend on nothing but its `cacheKey`: no address, no `useId`, no fragment inside, nothing that React
 * moves into the head.
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
