import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `EmptyState`. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  title: ReactNode;
  text?: ReactNode;
  /** Content above the title: a dimension line of `0 frames`. */
  picture?: ReactNode;
  /** Content between the text and the action: a few thumbnails. */
  children?: ReactNode;
  /** The next step: one primary button, perhaps a second. */
  action?: ReactNode;
}

/** Says that there is nothing here and why, and offers the next step. */
export function EmptyState({ title, text, picture, children, action, className, ...rest }: EmptyStateProps) {
  return (
    <section {...rest} className={join('state', className)}>
      {picture}
      <h2 className="display text-22">{title}</h2>
      {text && <p className="text-14 text-ink-soft">{text}</p>}
      {children}
      {action && <div className="flex flex-wrap gap-2">{action}</div>}
    </section>
  );
}
