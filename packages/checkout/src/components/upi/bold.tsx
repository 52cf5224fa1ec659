import type { ReactNode } from 'react';

/** Renders `<b>` of a text. */
export function bold(parts: ReactNode): ReactNode {
  return <bdi className="font-semibold">{parts}</bdi>;
}
