import { Price } from '@lunette/ui-kit';
import type { ReactNode } from 'react';
import type { Money } from '@lunette/country-config';
import { useText } from '../text.ts';

interface StepActionProps {
  /** The amount to pay, shown beside the button on a phone. */
  total?: Money | undefined;
  children: ReactNode;
}

/** The button of a step: below the step on a computer, in the bottom bar on a phone. */
export function StepAction({ total, children }: StepActionProps) {
  const t = useText();
  return (
    <div
      data-thumb-bar
      className="mt-6 flex items-center gap-4 max-tablet:fixed max-tablet:inset-x-0 max-tablet:bottom-0 max-tablet:z-9 max-tablet:mt-0 max-tablet:border-t max-tablet:border-line max-tablet:bg-surface max-tablet:px-gutter max-tablet:pt-3 max-tablet:pb-[max(14px,env(safe-area-inset-bottom))]"
    >
      {total && (
        <p className="shrink-0 leading-tight tablet:hidden">
          <Price amount={total} className="font-display text-22 font-semibold" />
          <br />
          <span className="text-12 text-ink-soft">{t('checkout.to-pay')}</span>
        </p>
      )}
      {children}
    </div>
  );
}
