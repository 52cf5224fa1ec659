import { useId } from 'react';
import { className as join } from '../../className.ts';
import { useText } from '../../text.ts';
import { useLocale } from '../../text/useLocale.ts';

/** Props of `ProgressLine`. */
export interface ProgressLineProps {
  seen: number;
  total: number;
  /** A text of its own, if the default one is not clear: "15 of 226 colours seen". */
  text?: string;
  className?: string;
}

/** How much of a list has been shown: "15 of 226 seen" over a thin line. */
export function ProgressLine({ seen, total, text, className }: ProgressLineProps) {
  const t = useText();
  const { number } = useLocale();
  const id = useId();
  return (
    <div className={join('grid justify-items-center gap-2.5', className)}>
      <p id={id} className="text-14 text-ink-soft">
        {text ?? t('ui.seen', { seen: number(seen), total: number(total) })}
      </p>
      <div
        role="progressbar"
        className="progress"
        aria-labelledby={id}
        aria-valuenow={seen}
        aria-valuemin={0}
        aria-valuemax={total}
      >
        <span style={{ inlineSize: `${Math.min(100, (seen / Math.max(1, total)) * 100)}%` }} />
      </div>
    </div>
  );
}
