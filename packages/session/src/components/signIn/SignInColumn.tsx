import type { ReactNode } from 'react';

/** Props of `SignInColumn`. */
export interface SignInColumnProps {
  title: string;
  children: ReactNode;
}

/** A title with content below it, as narrow as the popup. */
export function SignInColumn({ title, children }: SignInColumnProps) {
  return (
    <div className="mx-auto grid max-w-110 gap-6">
      <title>{`${title} · Lunette`}</title>
      <h1 className="display text-36">{title}</h1>
      {children}
    </div>
  );
}
