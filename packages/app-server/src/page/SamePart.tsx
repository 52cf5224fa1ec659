import type { ReactNode } from 'react';
import { usePage } from './PageContext.tsx';

export interface SamePartProps {
  /** The gateway's public answer that alone decides what the part shows; without it the part is drawn as any other. */
  of: object | undefined;
  children: ReactNode;
}

/**
 * A part that is the same on every page, such as the footer: a server draws it once for each answer and sets the very
 * same markup into later pages. It may ask for nothing but the answer, country and language: no address, no `useId`.
 */
export function SamePart({ of, children }: SamePartProps) {
  const parts = usePage()?.parts;
  if (!parts || !of) return children;
  const { at, isKnown } = parts.place(of);
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
