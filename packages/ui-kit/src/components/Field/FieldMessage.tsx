import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

/** Props of `FieldMessage`. */
export interface FieldMessageProps {
  id?: string;
  tone?: 'bad' | 'warn' | 'good' | undefined;
  children?: ReactNode;
}

const ICON = { bad: CircleAlert, warn: TriangleAlert, good: CircleCheck };

/** The line below a control: a hint, or a message with its icon. Screen readers announce it when it appears. */
export function FieldMessage({ id, tone, children }: FieldMessageProps) {
  const Icon = tone && ICON[tone];
  return (
    <div id={id} aria-live="polite" className={children ? undefined : 'contents'}>
      {children && Icon && (
        <p className={`msg msg-${tone}`}>
          <Icon />
          <span>{children}</span>
        </p>
      )}
      {children && !Icon && <p className="hint">{children}</p>}
    </div>
  );
}
