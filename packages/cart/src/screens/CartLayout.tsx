import { className, Wrap } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

interface CartLayoutProps {
  /** Replaces the title of the page; a phone shows it too. */
  title?: string | undefined;
  /** Shown under the title, such as the number of items. */
  note?: ReactNode;
  /** Orders that wait to be paid, above the lines. */
  waiting?: ReactNode;
  /** The saved items, below everything else. */
  saved?: ReactNode;
  /** The total: beside the lines, or below them if there is no room. */
  total?: ReactNode;
  children: ReactNode;
}

/**
 * Title, lines and total of the cart page. A phone shows the title in its top bar, so here it is only for screen readers.
 * It fills the window, so that the footer does not move when the lines are loaded.
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
