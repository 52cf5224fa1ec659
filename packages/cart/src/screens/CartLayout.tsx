import { className, Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface CartLayoutProps {
  /** Instead of that of the page, where there is news; a phone shows it too. */
  title?: string | undefined;
  /** Under the title: how many, and how long they are kept. */
  note?: ReactNode;
  /** Orders that wait to be paid, above the lines. */
  waiting?: ReactNode;
  /** What is saved for later, below all. */
  saved?: ReactNode;
  /** The total beside the lines; below them where there is no room. */
  total?: ReactNode;
  children: ReactNode;
}

/**
 * Title, lines and total of the cart's page. A phone has the title in its own top bar, so there it is read out only.
 * It fills the window, so that the footer does not jump when the lines have come.
 */
export function CartLayout({ title, note, waiting, saved, total, children }: CartLayoutProps) {
  const t = useText();
  return (
    <Wrap className="min-h-dvh">
      <div
        className={className('tablet:pt-10 tablet:pb-6', title ? 'max-tablet:py-5' : 'max-tablet:sr-only')}
      >
        <h1 className="display text-48 max-tablet:text-28">{title ?? t('cart.title')}</h1>
        <div className="text-ink-soft">{note}</div>
      </div>
      {waiting && <div className="max-tablet:pt-5">{waiting}</div>}
      <div className="grid items-start gap-6 desk:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)] desk:gap-16">
        {children}
        {total && (
          <aside className="rounded-control bg-sunk p-5 desk:sticky desk:top-[calc(var(--header,0px)+24px)] desk:p-8">
            <h2 className="display mb-[18px] text-22">{t('cart.summary')}</h2>
            {total}
          </aside>
        )}
      </div>
      {saved}
    </Wrap>
  );
}
