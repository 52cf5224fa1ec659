import type { ReactNode } from 'react';

interface BookingLayoutProps {
  title: string;
  text?: ReactNode;
  /** The summary of the booking, and the submit button. */
  aside: ReactNode;
  children: ReactNode;
}

/** The layout of a booking: the questions on one side, the summary on the other. */
export function BookingLayout({ title, text, aside, children }: BookingLayoutProps) {
  return (
    <>
      <title>{`${title} · Lunette`}</title>
      <div className="grid items-start gap-10 pb-16 desk:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)] desk:gap-16">
        <div className="min-w-0">
          <h1 className="display text-36 tablet:text-48">{title}</h1>
          {text && <p className="mt-2.5 max-w-text text-ink-soft">{text}</p>}
          <div className="mt-7 grid gap-8">{children}</div>
        </div>
        <div className="min-w-0 desk:sticky desk:top-[calc(var(--header,0px)+24px)]">{aside}</div>
      </div>
    </>
  );
}
