import type { ReactNode } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { Button } from '../Button/Button.tsx';

/** Props of `ErrorState`. */
export interface ErrorStateProps {
  /** What happened. */
  title?: ReactNode;
  /** What is not lost, and what the shopper can do. */
  text?: ReactNode;
  /** Shows the button "Try again". */
  onRetry?: () => void;
  retrying?: boolean;
  /** Other actions, beside the retry button. */
  action?: ReactNode;
  /** 1 if the error is all that the page shows. */
  level?: 1 | 2;
  className?: string;
}

/** Says what happened, what is not lost, and what the shopper can do. */
export function ErrorState({
  title,
  text,
  onRetry,
  retrying,
  action,
  level = 2,
  className,
}: ErrorStateProps) {
  const t = useText();
  const Heading = `h${level}` as const;
  return (
    <section role="alert" className={join('state', className)}>
      <Heading className="display text-22">{title ?? t('ui.error-title')}</Heading>
      <p className="text-14 text-ink-soft">{text ?? t('ui.error-text')}</p>
      {(onRetry || action) && (
        <div className="flex flex-wrap gap-2">
          {onRetry && (
            <Button size="s" loading={retrying} onClick={() => onRetry()}>
              {t('ui.try-again')}
            </Button>
          )}
          {action}
        </div>
      )}
    </section>
  );
}
