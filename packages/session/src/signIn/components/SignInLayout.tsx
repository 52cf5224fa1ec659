import { Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';

interface SignInLayoutProps {
  title: string;
  children: ReactNode;
}

/** A page about signing in: a narrow column under its title. */
export function SignInLayout({ title, children }: SignInLayoutProps) {
  return (
    <Wrap className="py-12 desk:py-24">
      <title>{`${title} · Lunette`}</title>
      <div className="mx-auto grid max-w-[27.5rem] gap-6">
        <h1 className="display text-36">{title}</h1>
        {children}
      </div>
    </Wrap>
  );
}
