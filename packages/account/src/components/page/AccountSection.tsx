import { useId, type ReactNode } from 'react';

interface AccountSectionProps {
  title: ReactNode;
  text?: ReactNode;
  /** Content beside the title: a tag, a small button. */
  end?: ReactNode;
  children?: ReactNode;
}

/** A section of a page of the account, with its title and content. */
export function AccountSection({ title, text, end, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-control border border-line bg-surface p-4 tablet:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="display text-22">
          {title}
        </h2>
        {end}
      </div>
      {text && <p className="mt-1 max-w-text text-14 text-ink-soft">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </section>
  );
}
