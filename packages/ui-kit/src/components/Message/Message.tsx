import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { className as join } from '../../className.ts';

/** Props of `Message`. */
export interface MessageProps extends ComponentPropsWithRef<'div'> {
  tone?: 'info' | 'good' | 'warn' | 'bad' | 'accent';
  /** Replaces the icon of the tone. */
  icon?: ReactNode;
}

const ICON = { info: Info, good: CircleCheck, warn: TriangleAlert, bad: CircleAlert, accent: Info };

/** A permanent note on a tinted background. Screen readers announce an error immediately. */
export function Message({ tone = 'info', icon, children, className, ...rest }: MessageProps) {
  const Icon = ICON[tone];
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'status'}
      {...rest}
      className={join('note', tone !== 'info' && `note-${tone}`, className)}
    >
      {icon ?? <Icon />}
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
