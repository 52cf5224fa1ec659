import type { ReactNode } from 'react';

interface AccountPageProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A page of the account: its title, its purpose, and its sections below one another. */
export function AccountPage({ title, text, children }: AccountPageProps) {
  return (
    <>
      <title>{`${title} · Lunette`}</title>
      <h1 className="display text-36 tablet:text-48">{title}</h1>
      {text && <p className="mt-2 max-w-text text-ink-soft">{text}</p>}
      <div className="mt-6 grid gap-5">{children}</div>
    </>
  );
}
