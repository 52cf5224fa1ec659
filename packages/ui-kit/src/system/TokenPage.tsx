import type { ReactNode } from 'react';

/** Props of `TokenPage`. */
export interface TokenPageProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** A page about tokens: a description, the source of the numbers, and the tokens. */
export function TokenPage({ title, text, children }: TokenPageProps) {
  return (
    <article className="mx-auto grid max-w-[1180px] gap-10 py-4 tablet:py-8">
      <header>
        <h1 className="display text-48">{title}</h1>
        <p className="mt-3 max-w-text text-18 text-ink-soft">{text}</p>
        <p className="mt-2 text-14 text-ink-soft">
          <code dir="ltr">packages/ui-kit/src/styles/tokens.css</code>
        </p>
      </header>
      {children}
    </article>
  );
}
