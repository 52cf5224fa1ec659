import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { LinkText } from '../LinkText/LinkText.tsx';

/** Props of `Step`. */
export interface StepProps {
  /** Its place in the order, from 1. */
  number: number;
  title: string;
  state: 'done' | 'now' | 'next';
  /** What the shopper chose, shown when the step is done. */
  summary?: ReactNode;
  /** Opens a done step again: shows the link "Change". */
  onChange?: () => void;
  /** The form of the step, shown while the step is open. */
  children?: ReactNode;
}

/** A step: done with its summary and a link to change it, open with its form, or upcoming with its title only. */
export function Step({ number, title, state, summary, onChange, children }: StepProps) {
  const t = useText();
  return (
    <li className={`step-row is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
      <span className="step-mark num">{state === 'done' ? <Check /> : number}</span>
      <div className="step-body min-w-0">
        {state === 'now' && <h2 className="display pb-4 text-28">{title}</h2>}
        {state === 'next' && <h2 className="py-1 text-ink-soft">{title}</h2>}
        {state === 'done' && (
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0">
              <h2 className="text-14 text-ink-soft">
                {title}
                <span className="sr-only">, {t('ui.done')}</span>
              </h2>
              <div>{summary}</div>
            </div>
            {onChange && (
              <LinkText
                as="button"
                className="text-14"
                onClick={onChange}
                aria-label={t('ui.change-of', { name: title })}
              >
                {t('ui.change')}
              </LinkText>
            )}
          </div>
        )}
        {state === 'now' && children}
      </div>
    </li>
  );
}
