import type { ReactNode } from 'react';

/** The props of a page to read. */
export interface PaperProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** A page to read, with a heading, a summary in one sentence, and sections. */
export function Paper({ title, lead, children }: PaperProps) {
  return (
    <article className="mx-auto max-w-[1080px] py-6 tablet:py-12">
      <h1 className="display text-64">{title}</h1>
      <p className="mt-5 max-w-text text-18 text-ink-soft">{lead}</p>
      <div className="mt-12 grid gap-12">{children}</div>
    </article>
  );
}

/** A section of a page to read: its heading is beside its text on a computer, and above it on a phone. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-x-12 gap-y-3 border-t border-line pt-6 desk:grid-cols-[17rem_1fr]">
      <h2 className="display text-22">{title}</h2>
      <div className="grid max-w-text gap-4">{children}</div>
    </section>
  );
}

/** A path, a command or a line of code, left to right in every language. */
export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className="rounded-tag bg-sunk px-1.5 py-0.5 text-14 wrap-anywhere">
      {children}
    </code>
  );
}
