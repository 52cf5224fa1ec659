import { StepsAcross } from '@lunette/ui-kit';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useReturnText } from '../../returnText.ts';

interface ReturnLayoutProps {
  /** The index of the open step. */
  current: number;
  /** Whether it replaces the other step when it appears, so that its heading gets the focus. */
  takesFocus: boolean;
  title: string;
  aside: ReactNode;
  children: ReactNode;
}

/** The layout of a step of a return, with the sum beside it. */
export function ReturnLayout({ current, takesFocus, title, aside, children }: ReturnLayoutProps) {
  const t = useReturnText();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only when it appears: a step that stays does not move the focus.
  const [isNew] = useState(takesFocus);
  useEffect(() => {
    // After Back, the browser has scrolled to the place of before.
    if (isNew) heading.current?.focus({ preventScroll: current === 0 });
  }, [isNew, current]);
  return (
    <div className="grid items-start gap-8 desk:grid-cols-[minmax(0,7.6fr)_minmax(0,4.4fr)] desk:gap-16">
      <div className="min-w-0">
        <StepsAcross
          className="mb-5 max-w-140"
          label={t('returns.steps')}
          steps={[t('returns.step-items'), t('returns.step-way')]}
          current={current}
        />
        <h1 ref={heading} tabIndex={-1} className="display mb-3 text-36 outline-none tablet:text-48">
          {title}
        </h1>
        {children}
      </div>
      <div className="min-w-0 desk:h-full">{aside}</div>
    </div>
  );
}
